import type { PictureSize } from '@site/contract/picture-sizes';

/** One size of one picture, to be made from its file. */
export type SizeJob = {
	/** The name under which it is asked for, and kept. */
	name: string;
	source: string;
	target: string;
	size: PictureSize;
	focus: { x: number; y: number } | null;
};
