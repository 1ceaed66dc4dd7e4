import type { Job } from '@site/contract/careers';
import { corporateJobs } from './jobs/corporate.ts';
import { manufacturingJobs } from './jobs/manufacturing.ts';
import { qualityJobs } from './jobs/quality.ts';
import { researchJobs } from './jobs/research.ts';
import { salesJobs } from './jobs/sales.ts';
import { supplyChainJobs } from './jobs/supply-chain.ts';
import { withPay } from './pay.ts';

/** Newest first. */
export const jobs: Job[] = [
	...researchJobs,
	...qualityJobs,
	...manufacturingJobs,
	...supplyChainJobs,
	...salesJobs,
	...corporateJobs,
]
	.map(withPay)
	.sort((one, other) => other.postedOn.localeCompare(one.postedOn));
