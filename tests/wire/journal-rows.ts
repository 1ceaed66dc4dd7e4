import type { Submission } from '@site/contract/submission';
import { dueSubmissions } from '../../apps/site/server/intake/submission-rows.ts';
import type { TestSite } from './harness.ts';

/** Everything the journal holds for delivery. */
export const stored = (site: TestSite): Submission[] =>
	dueSubmissions(site.journal, Number.MAX_SAFE_INTEGER, 100_000).map(({ submission }) => submission);
