/** What the file checker is asked about a file that has come, and its answer. */
export type FileCheck =
	/** Overwrites the file with the picture alone. */
	{ kind: 'photo'; path: string } | { kind: 'resume'; path: string; name: string };

export type CheckedPhoto = { type: string; extension: string; bytes: number; fingerprint: string };
export type CheckedResume = { type: string };

/** Why a file is not taken. */
export type Unfit = 'wrong-type' | 'too-complex';
export type Checked<T> = { taken: T } | { refused: Unfit };
/** The disk may fail, too. */
export type FileAnswer<T> = Checked<T> | { failed: { message: string; code: string | undefined } };
