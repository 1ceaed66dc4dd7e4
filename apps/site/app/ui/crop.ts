import { hasSizes } from '@site/contract/picture-sizes';
import type { LocalPicture } from '../visit.ts';
import { classes } from './classes.ts';

/**
 * Wide scenes have their subject to the right of the middle, so a narrow crop moves there, unless the picture names its
 * focus.
 */
export const cropOf = ({ focus, width, height }: LocalPicture) => !focus && width > 2 * height && 'object-[62%_50%]';

/** The maximum frame size on a dense display (dense.css), so that no photograph is larger than its own pixels. */
export function framed({ url, width, height }: LocalPicture): string {
	if (!hasSizes(url)) return '';
	const columns = width < 1600 ? 'wide-1200' : width < 1920 ? 'wide-1600' : width < 2880 && 'wide-1920';
	const rows = height < 1200 ? 'rows-900' : height < 1350 && 'rows-1200';
	return classes(columns, rows);
}
