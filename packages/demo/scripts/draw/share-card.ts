import { brand } from '@site/contract/brand';
import { coral, ink, teal, white } from '@site/paper/colours';
import { markAt } from './brand-mark.ts';
import { letters } from './lettering.ts';
import { bar, type Drawing } from './svg.ts';

const shareSize = { width: 1200, height: 630 };
/** The area of the page's picture: the right side of the card, to its edges. */
export const sharePicture = { left: 520, top: 0, width: 680, height: 630 };

const [first = '', ...rest] = brand.company.split(' ');

/** The picture of a shared link; its right side is left empty for a picture. */
export const shareCard: Drawing = {
	...shareSize,
	body:
		bar(0, 0, sharePicture.left, shareSize.height, white) +
		markAt(72, 84, 132, teal, coral) +
		letters({ text: first, size: 78, weight: 700, tracking: -0.02 }, 72, 452, ink) +
		letters({ text: rest.join(' '), size: 42, weight: 500 }, 72, 516, teal) +
		bar(72, 562, 6, 30, coral) +
		bar(88, 562, 6, 30, teal),
};
