import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@site/contract/picture';
import type { Snapshot } from '@site/contract/snapshot';
import type { PayloadRequest } from 'payload';
import { pictureWidths } from '../media/widths.ts';
import { settings } from '../settings.ts';
import { pair } from './pairs.ts';
import { picturesIn } from './pictures-in.ts';

export type PictureIds = (picture: Picture) => number;

const fileOf = (url: string) => url.slice('/media/'.length);
const types: Record<string, string> = {
	svg: 'image/svg+xml',
	webp: 'image/webp',
	avif: 'image/avif',
	jpg: 'image/jpeg',
};
const typeOf = (file: string) => types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** The largest WebP is the picture itself; a drawing is its one file. */
const original = (picture: Picture): string => {
	const widest = picture.sources.filter(({ type }) => type === 'image/webp').sort((a, b) => b.width - a.width)[0];
	return fileOf(widest?.url ?? picture.url);
};

/** Without its width, as an uploaded picture would be named. */
const ownName = (picture: Picture) =>
	picture.sources.length > 0 ? original(picture).replace(/-\d+(\.\w+)$/, '$1') : original(picture);

async function copy(from: string, to: string): Promise<number> {
	await copyFile(from, to);
	return (await stat(to)).size;
}

interface Size {
	name: string;
	url: string;
	width: number;
	height: number;
}

const sizesOf = ({ sources, share, width, height }: Picture): Size[] => [
	...sources
		.filter((source) => pictureWidths.includes(source.width))
		.map((source) => ({
			name: `${source.type.slice('image/'.length)}${source.width}`,
			url: source.url,
			width: source.width,
			height: Math.round((height * source.width) / width),
		})),
	...(share ? [{ name: 'shareJpeg', url: share.jpeg, width: 1200, height: 630 }] : []),
	...(share ? [{ name: 'shareWebp', url: share.webp, width: 1200, height: 630 }] : []),
];

/** Where files live elsewhere, Payload takes the picture as an upload and makes its sizes itself. */
async function upload(req: PayloadRequest, picture: Picture, media: string): Promise<number> {
	const name = ownName(picture);
	const data = await readFile(join(media, original(picture)));
	const file = { data, name: name.replace(/-[0-9a-f]{10}(\.\w+)$/, '$1'), mimetype: typeOf(name), size: data.length };
	return (await req.payload.create({ collection: 'pictures', data: pair('alt', picture.alt), file, req })).id;
}

/** The prepared files become the sizes, so that nothing is encoded again. */
async function store(req: PayloadRequest, picture: Picture, media: string): Promise<number> {
	const folder = settings.folders.pictures;
	const take = (name: string, as = name) => copy(join(media, name), join(folder, as));
	const filename = ownName(picture);
	const filesize = await take(original(picture), filename);
	const sizes = await Promise.all(
		sizesOf(picture).map(async ({ name, url, ...size }) => {
			const file = fileOf(url);
			return [name, { filename: file, mimeType: typeOf(file), filesize: await take(file), ...size }] as const;
		}),
	);
	const { width, height, alt } = picture;
	const file = { filename, filesize, mimeType: typeOf(filename), width, height, focalX: 50, focalY: 50 };
	const now = new Date().toISOString();
	const data = { ...pair('alt', alt), ...file, sizes: Object.fromEntries(sizes), createdAt: now, updatedAt: now };
	const { id } = await req.payload.db.create({ collection: 'pictures', data, req });
	return Number(id);
}

export async function seedPictures(req: PayloadRequest, snapshot: Snapshot, media: string): Promise<PictureIds> {
	await mkdir(settings.folders.pictures, { recursive: true });
	const take = settings.s3.bucket ? upload : store;
	const ids = new Map<string, number>();
	for (const picture of picturesIn(snapshot)) {
		if (!ids.has(picture.url)) ids.set(picture.url, await take(req, picture, media));
	}
	return ({ url }) => {
		const id = ids.get(url);
		if (id === undefined) throw new Error(`no picture for ${url}`);
		return id;
	};
}
