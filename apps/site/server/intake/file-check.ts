/** A request to the file checker about an uploaded file. */
export type FileCheck =
	/** Overwrites the file with the cleaned picture. */
	{ kind: 'photo'; path: string } | { kind: 'resume'; path: string; name: string };

export type CheckedPhoto = { type: string; extension: string; bytes: number; fingerprint: string };
export type CheckedResume = { type: string };

/** The reason why a file is refused. */
export type Unfit = 'wrong-type' | 'too-complex';
export type Checked<T> = { taken: T } | { refused: Unfit };
/** Also covers a failing disk. */
export type FileAnswer<T> = Checked<T> | { failed: { message: string; code: string | undefined } };
