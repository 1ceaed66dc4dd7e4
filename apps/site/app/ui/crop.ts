import type { LocalPicture } from '../visit.ts';
import { classes } from './classes.ts';

/** Wide scenes keep their subject right of the middle: a narrow crop follows it there, unless the picture says where it is. */
export const cropOf = ({ focus, width, height }: LocalPicture) => !focus && width > 2 * height && 'object-[62%_50%]';

/** How large a frame may be on a dense display (dense.css): beyond that its picture would be larger than its own pixels. */
export function framed({ width, height }: LocalPicture): string {
	const columns = width < 1600 ? 'wide-1200' : width < 1920 ? 'wide-1600' : width < 2880 && 'wide-1920';
	const rows = height < 1200 ? 'rows-900' : height < 1350 && 'rows-1200';
	return classes(columns, rows);
}
