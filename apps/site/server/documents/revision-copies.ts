import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Revision } from '@site/contract/product-documents';
import { createMediaCopies } from '../files/media-copies.ts';
import type { Settings } from '../settings.ts';

/** A file is named by its SHA-256: bytes that it does not belong to are never kept. */
const isWhole = (name: string, bytes: Buffer) => name.startsWith(createHash('sha256').update(bytes).digest('hex'));

/** The files of revisions on the site's own disk, so that they are there while the studio is not. */
export function createRevisionCopies({ dataDir, studio }: Pick<Settings, 'dataDir' | 'studio'>, sampleFolder: string) {
	const kind = 'revisions';
	const locate = createMediaCopies({
		kind,
		ownFolder: join(dataDir, kind),
		sampleFolder: join(sampleFolder, kind),
		studio,
		// Whoever asks has seen that the content names it.
		isNamed: () => true,
		isWhole,
	});
	let running: Promise<void> = Promise.resolve();

	return {
		locate,
		/** One after the other, before anybody asks. */
		copyAhead(revisions: readonly Revision[]) {
			running = running.then(async () => {
				for (const { file, state } of revisions) if (state !== 'withdrawn') await locate(file.name);
			});
		},
	};
}
export type RevisionCopies = ReturnType<typeof createRevisionCopies>;
