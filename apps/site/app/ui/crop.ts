import type { LocalPicture } from '../visit.ts';

/** Wide scenes keep their subject right of the middle: a narrow crop follows it there, unless the picture says where it is. */
export const cropOf = ({ focus, width, height }: LocalPicture) => !focus && width > 2 * height && 'object-[62%_50%]';

/** How many rows of pixels a frame may show of its picture on a dense display (dense.css): beyond them it would be enlarged. */
export const rowsOf = ({ height }: LocalPicture) => height < 1350 && (height < 1200 ? 'rows-900' : 'rows-1200');
