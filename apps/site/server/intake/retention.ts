import { dayOf } from '../content/dates.ts';
import { pruneDelivered } from './delivery-rows.ts';
import type { Journal } from './journal.ts';
import { pruneSearchDays } from './search-rows.ts';
import { markUploadsRemoved, pruneUploads, type UploadKind, uploadsDone } from './upload-rows.ts';
import type { Uploads } from './uploads.ts';
import { pruneSigns } from './view-rows.ts';
import { clockTolerance } from './views.ts';

export type Retention = {
	/** Time for which a delivered submission stays, so that a late retry still finds its reference. */
	deliveredFor: number;
	/** Time for which a file may wait for the application or report that names it. */
	unusedFor: Record<UploadKind, number>;
};

const hour = 60 * 60 * 1000;
const day = 24 * hour;
export const defaultRetention: Retention = { deliveredFor: 7 * day, unusedFor: { photo: hour, resume: 2 * day } };

/** Deletes files that the studio has. Their names stay as long as their applications. */
export async function removeDelivered(journal: Journal, uploads: Uploads, now: number): Promise<void> {
	const ids = uploadsDone(journal);
	for (const id of ids) await uploads.remove(id);
	if (ids.length > 0) await markUploadsRemoved(journal, ids, now);
}

/**
 * Deletes delivered and unused data, but nothing that waits for delivery. On a full disk a step may fail and the
 * others still run; those that only delete files come first, since they free space.
 */
export async function prune(
	journal: Journal,
	uploads: Uploads,
	{ now, retention, keepUnknown }: { now: number; retention: Retention; keepUnknown(): boolean },
): Promise<unknown[]> {
	const removeUnused = async (kind: UploadKind) => {
		for (const id of await pruneUploads(journal, kind, now - retention.unusedFor[kind])) await uploads.remove(id);
	};
	const steps = [
		() => uploads.sweep({ keepUnknown }),
		() => removeDelivered(journal, uploads, now),
		() => pruneDelivered(journal, now - retention.deliveredFor),
		() => removeUnused('photo'),
		() => removeUnused('resume'),
		() => pruneSigns(journal, now - 2 * clockTolerance),
		() => pruneSearchDays(journal, dayOf(new Date(now - day))),
	];
	const failures: unknown[] = [];
	for (const step of steps) await step().catch((error: unknown) => failures.push(error));
	return failures;
}
