import { copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '../../src/pictures.json' with { type: 'json' };
import { drawingsFolder, mediaFolder, picturesFolder } from '../places.ts';
import { missing } from './write.ts';

const files = [
	...Object.entries(manifest.pictures).map(([name, { hash }]) => ({
		from: join(picturesFolder, `${name}.webp`),
		to: join(mediaFolder, `${name}-${hash}.webp`),
	})),
	...Object.entries(manifest.drawings).map(([name, { hash }]) => ({
		from: join(drawingsFolder, `${name}.svg`),
		to: join(mediaFolder, `${name}-${hash}.svg`),
	})),
];

/** Copies pictures and drawings under the names that pages use. The site makes the smaller sizes. */
export async function preparePictures() {
	const due = files.filter(({ to }) => missing(to));
	await mkdir(mediaFolder, { recursive: true });
	for (const { from, to } of due) {
		await copyFile(from, `${to}.${process.pid}.draft`);
		await rename(`${to}.${process.pid}.draft`, to);
	}
	return { made: due.length, all: files.length };
}
