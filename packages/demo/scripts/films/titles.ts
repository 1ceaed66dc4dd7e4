import { coral, teal, white } from '@site/paper/colours';
import sharp from 'sharp';
import { markAt } from '../draw/brand-mark.ts';
import { letters } from '../draw/lettering.ts';
import { bar, circle, svg } from '../draw/svg.ts';
import { size } from './clip.ts';

const pale = '#e6f1f2';
const png = (body: string) => sharp(Buffer.from(svg({ ...size, body }))).png();

const side = 150;

/** The mark on the brand's pale background, without words, so that it fits every language. */
export const card = () =>
	png(
		bar(0, 0, size.width, size.height, pale) +
			markAt((size.width - side) / 2, (size.height - side) / 2, side, teal, coral),
	).toBuffer();

/** The number of a step, in the corner that captions leave empty. */
export const stepNumber = (number: number) =>
	png(
		circle(92, 92, 38, teal) +
			letters({ text: String(number), size: 40, weight: 700 }, 92, 106, white, 0.5) +
			circle(121, 121, 8, coral),
	).toBuffer();
