import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '../../src/pictures.json' with { type: 'json' };
import { drawingsFolder, mediaFolder } from '../places.ts';
import { missing, write } from './write.ts';

/** Copies the drawings under the names that pages ask for. */
export async function prepareDrawings() {
	const all = Object.entries(manifest.drawings).map(([name, { hash }]) => ({ name, file: `${name}-${hash}.svg` }));
	const due = all.filter(({ file }) => missing(join(mediaFolder, file)));
	for (const { name, file } of due)
		await write(join(mediaFolder, file), await readFile(join(drawingsFolder, `${name}.svg`)));
	return { made: due.length, all: all.length };
}
