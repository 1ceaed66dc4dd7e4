import { join } from 'node:path';
import type { PictureName } from '../../src/pictures.ts';
import { shareCard, sharePicture } from '../draw/share-card.ts';
import { svg } from '../draw/svg.ts';
import { mediaFolder } from '../places.ts';
import { jpeg, rendered } from './rendered.ts';
import { outdated, write } from './write.ts';

/** Cards with the company's name, for pages without a picture. */
const cards: Record<string, PictureName> = { default: 'hero-cassettes' };

async function card(name: PictureName): Promise<Buffer> {
	const { left, top, width, height } = sharePicture;
	const picture = await rendered(name).resize({ width, height, fit: 'cover' }).toBuffer();
	const image = rendered(name)
		.resize(shareCard.width, shareCard.height)
		.composite([{ input: picture, left, top }, { input: Buffer.from(svg(shareCard)) }]);
	return jpeg(image, 88).toBuffer();
}

export async function prepareShareCards() {
	const all = Object.entries(cards).map(([page, name]) => ({ file: join(mediaFolder, `share-${page}.jpg`), name }));
	const due = all.filter(({ file }) => outdated(file));
	for (const { file, name } of due) await write(file, await card(name));
	return { made: due.length, all: all.length };
}
