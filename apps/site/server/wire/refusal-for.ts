import { JournalUnavailable } from '../intake/journal.ts';
import { Refusal } from './answer.ts';

/** How a call that failed is answered: as it says itself, or with nothing internal in it. */
export function refusalFor(error: unknown): Refusal {
	if (error instanceof Refusal) return error;
	return isStorageFailure(error)
		? new Refusal(503, 'notStored', { headers: { 'Retry-After': '60' } })
		: new Refusal(500, 'broken');
}

const storageCodes = new Set(['ENOSPC', 'EROFS', 'EACCES', 'EPERM', 'EDQUOT', 'EIO', 'EMFILE', 'ENOTDIR', 'ENOENT']);

/** The journal, or the file system under the uploads, refuses. */
const isStorageFailure = (error: unknown) =>
	error instanceof JournalUnavailable ||
	(error instanceof Error && 'code' in error && typeof error.code === 'string' && storageCodes.has(error.code));
