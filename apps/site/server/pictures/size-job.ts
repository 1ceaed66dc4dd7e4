import type { PictureSize } from '@site/contract/picture-sizes';

/** One size of one picture, to be made from its file. */
export type SizeJob = {
	/** The name of the size in requests and on disk. */
	name: string;
	source: string;
	target: string;
	size: PictureSize;
	/** The encoder's effort, from 0 to 9. */
	effort: number;
	focus: { x: number; y: number } | null;
};
