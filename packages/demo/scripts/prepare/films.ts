import { copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '../../src/films/films.json' with { type: 'json' };
import { filmsFolder, mediaFolder } from '../places.ts';
import { missing } from './write.ts';

const files = Object.entries(manifest).map(([name, { hash }]) => ({
	from: join(filmsFolder, `${name}.mp4`),
	to: join(mediaFolder, `film-${name}-${hash}.mp4`),
}));

/** Copies films under the names that pages use. */
export async function prepareFilms() {
	const due = files.filter(({ to }) => missing(to));
	await mkdir(mediaFolder, { recursive: true });
	for (const { from, to } of due) {
		await copyFile(from, `${to}.${process.pid}.draft`);
		await rename(`${to}.${process.pid}.draft`, to);
	}
	return { made: due.length, all: files.length };
}
