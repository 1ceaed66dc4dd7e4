import { TooManyFiles } from '../intake/file-checks.ts';
import { JournalUnavailable } from '../intake/journal.ts';
import { Refusal } from './answer.ts';

/** The response to a failed call: the refusal itself, or a general error that reveals nothing internal. */
export function refusalFor(error: unknown): Refusal {
	if (error instanceof Refusal) return error;
	if (error instanceof TooManyFiles) return new Refusal(503, 'tooMany', { headers: { 'Retry-After': '10' } });
	return isStorageFailure(error)
		? new Refusal(503, 'notStored', { headers: { 'Retry-After': '60' } })
		: new Refusal(500, 'broken');
}

const storageCodes = new Set(['ENOSPC', 'EROFS', 'EACCES', 'EPERM', 'EDQUOT', 'EIO', 'EMFILE', 'ENOTDIR', 'ENOENT']);

/** Whether the journal or the file system of the uploads failed. */
const isStorageFailure = (error: unknown) =>
	error instanceof JournalUnavailable ||
	(error instanceof Error && 'code' in error && typeof error.code === 'string' && storageCodes.has(error.code));
