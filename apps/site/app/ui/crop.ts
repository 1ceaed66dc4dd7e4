import type { LocalPicture } from '../visit.ts';

/** Wide scenes keep their subject right of the middle: a narrow crop follows it there, unless the picture says where it is. */
export const cropOf = ({ focus, width, height }: LocalPicture) => !focus && width > 2 * height && 'object-[62%_50%]';
