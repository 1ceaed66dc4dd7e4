import type { JournalEntry } from '@site/contract/submission';
import { dueSubmissions } from '../../apps/site/server/intake/delivery-rows.ts';
import type { TestSite } from './harness.ts';

/** Everything in the journal that waits for delivery. */
export const stored = (site: TestSite): JournalEntry[] =>
	dueSubmissions(site.journal, { now: Number.MAX_SAFE_INTEGER, longestDelay: 0, limit: 100_000 }).readable.map(
		({ submission }) => submission,
	);
