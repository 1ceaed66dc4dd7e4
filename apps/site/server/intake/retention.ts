import type { Journal } from './journal.ts';
import { pruneDelivered } from './submission-rows.ts';
import { pruneUploads } from './upload-rows.ts';
import type { Uploads } from './uploads.ts';
import { pruneSigns } from './view-rows.ts';
import { clockTolerance } from './views.ts';

export type Retention = {
	/** How long a delivered submission stays, so that a late retry still finds its reference. */
	deliveredFor: number;
	/** How long a file may wait for the application that names it. */
	unusedUploadFor: number;
};

const day = 24 * 60 * 60 * 1000;
export const defaultRetention: Retention = { deliveredFor: 7 * day, unusedUploadFor: 2 * day };

/** Forgets what the studio has and what nobody came back for. Nothing that waits for delivery is ever touched. */
export async function prune(journal: Journal, uploads: Uploads, now: number, retention: Retention): Promise<void> {
	await pruneDelivered(journal, now - retention.deliveredFor);
	for (const id of await pruneUploads(journal, now - retention.unusedUploadFor)) await uploads.remove(id);
	await pruneSigns(journal, now - 2 * clockTolerance);
}
