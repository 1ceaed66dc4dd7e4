import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Endpoint } from 'payload';
import { forSite } from '../access/bearer.ts';
import { notFound } from '../server/endpoint.ts';
import { settings } from '../settings.ts';
import { fromStorage } from './stored-file.ts';

const types: Record<string, string> = {
	avif: 'image/avif',
	webp: 'image/webp',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	png: 'image/png',
	svg: 'image/svg+xml',
	mp4: 'video/mp4',
	webm: 'video/webm',
	pdf: 'application/pdf',
	zip: 'application/zip',
};

type FileCollection = 'pictures' | 'documents' | 'films' | 'revisions';

const collections: Partial<Record<string, FileCollection>> = {
	pdf: 'documents',
	zip: 'documents',
	mp4: 'films',
	webm: 'films',
};
const collectionOf = (extension: string): FileCollection => collections[extension] ?? 'pictures';

const file = (path: string, only?: FileCollection): Endpoint => ({
	path,
	method: 'get',
	handler: forSite(async (req) => {
		const name = String(req.routeParams?.file ?? '');
		const extension = name.split('.').at(-1) ?? '';
		const type = types[extension];
		if (!type || basename(name) !== name) return notFound();
		const collection = only ?? collectionOf(extension);
		const stored = await fromStorage(req, collection, name);
		if (stored) return stored;
		const place = join(settings.folders[collection], name);
		const found = await stat(place).catch(() => undefined);
		if (!found?.isFile()) return notFound();
		return new Response(Readable.toWeb(createReadStream(place)) as ReadableStream, {
			headers: { 'Content-Type': type, 'Content-Length': String(found.size), 'X-Content-Type-Options': 'nosniff' },
		});
	}),
});

/** Files behind `/media/…` and `/documents/…` of the site, and files of revisions, which are separate copies. */
export const fileEndpoints: Endpoint[] = [
	file('/site-media/:file'),
	file('/site-documents/:file'),
	file('/site-revisions/:file', 'revisions'),
];
