/** SQLite's own result code, without the detail in its upper bits. */
const codeOf = (error: unknown): number | undefined =>
	error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

const among =
	(...codes: number[]) =>
	(error: unknown): boolean =>
		codes.includes(codeOf(error) ?? -1);

/** SQLITE_BUSY, SQLITE_LOCKED: another process is writing. */
export const isBusy = among(5, 6);

/** SQLITE_CORRUPT, SQLITE_NOTADB: the file is damaged. */
export const isDamaged = among(11, 26);

/** SQLITE_ERROR, TOOBIG, CONSTRAINT, MISMATCH, RANGE, or not an SQLite error: the statement is at fault, not the disk. */
export const isOwnFault = (error: unknown): boolean => codeOf(error) === undefined || among(1, 18, 19, 20, 25)(error);
