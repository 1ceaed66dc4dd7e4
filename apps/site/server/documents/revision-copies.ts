import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Revision } from '@site/contract/product-documents';
import { createMediaCopies } from '../files/media-copies.ts';
import type { Settings } from '../settings.ts';

/** A file is named by its SHA-256: bytes with another hash are never stored. */
const isWhole = (name: string, bytes: Buffer) => name.startsWith(createHash('sha256').update(bytes).digest('hex'));

/** Copies of revision files on the site's own disk, available while the studio is down. */
export function createRevisionCopies({ dataDir, studio }: Pick<Settings, 'dataDir' | 'studio'>, sampleFolder: string) {
	const kind = 'revisions';
	const locate = createMediaCopies({
		kind,
		ownFolder: join(dataDir, kind),
		sampleFolder: join(sampleFolder, kind),
		studio,
		// The caller has checked that the content names the file.
		isNamed: () => true,
		isWhole,
	});
	let running: Promise<void> = Promise.resolve();

	return {
		locate,
		/** Fetches files in advance, one after the other. */
		copyAhead(revisions: readonly Revision[]) {
			running = running.then(async () => {
				for (const { file, state } of revisions) if (state !== 'withdrawn') await locate(file.name);
			});
		},
	};
}
export type RevisionCopies = ReturnType<typeof createRevisionCopies>;
