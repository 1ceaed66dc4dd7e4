import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Film, filmFormats } from '@site/contract/films';
import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { films as content } from '../collections/films.ts';
import type { PictureIds } from '../mapping/pairs.ts';

/** A film is named again after its content, so the hash in its sample name is removed first. */
const plainName = (url: string) => basename(url).replace(/-[0-9a-f]{10}(\.\w+)$/, '$1');

export async function seedFilms(req: PayloadRequest, films: Film[], media: string, pictures: PictureIds) {
	for (const film of films) {
		const data = film.file && (await readFile(join(media, basename(film.file.url))));
		const file = film.file &&
			data && { data, name: plainName(film.file.url), mimetype: filmFormats[film.file.format], size: data.length };
		await req.payload.create({
			collection: 'films',
			data: content.fromSample(film, pictures) as RequiredDataFromCollectionSlug<'films'>,
			...(file && { file }),
			req,
		});
	}
}
