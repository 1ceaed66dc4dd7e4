import { chmod, copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Html } from '@site/contract/language';
import { Picture } from '@site/contract/picture';
import type { Snapshot } from '@site/contract/snapshot';
import type { PayloadRequest } from 'payload';
import { type PictureIds, pair } from '../mapping/pairs.ts';
import { settings } from '../settings.ts';

/** Every picture anywhere in a piece of content. */
export function picturesIn(value: unknown): Picture[] {
	if (typeof value !== 'object' || value === null) return [];
	if ('alt' in value && 'width' in value) {
		const picture = Picture.safeParse(value);
		if (picture.success) return [picture.data];
	}
	const html = 'en' in value ? Html.safeParse(value) : null;
	return html?.success ? picturesInText(html.data) : Object.values(value).flatMap(picturesIn);
}

type Shown = { url: string; alt: string; width: number; height: number };

const shownIn = (html: string): Shown[] =>
	[...html.matchAll(/<img src="([^"]*)" alt="([^"]*)" width="(\d+)" height="(\d+)"/g)].map(
		([, url = '', alt = '', width, height]) => ({ url, alt, width: Number(width), height: Number(height) }),
	);

/** The pictures of a text; the Chinese text has their Chinese alternative texts. */
function picturesInText({ en, cn = '' }: Html): Picture[] {
	const chinese = new Map(shownIn(cn).map(({ url, alt }) => [url, alt]));
	return shownIn(en).map(({ alt, ...shown }) => {
		const inChinese = chinese.get(shown.url);
		return { ...shown, alt: inChinese ? { en: alt, cn: inChinese } : { en: alt } };
	});
}

const fileOf = (url: string) => url.slice('/media/'.length);
const types: Record<string, string> = {
	svg: 'image/svg+xml',
	webp: 'image/webp',
};
const typeOf = (file: string) => types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** If files are stored elsewhere, Payload takes the picture as an upload. */
async function upload(req: PayloadRequest, picture: Picture, media: string): Promise<number> {
	const name = fileOf(picture.url);
	const data = await readFile(join(media, name));
	const file = { data, name: name.replace(/-[0-9a-f]{10}(\.\w+)$/, '$1'), mimetype: typeOf(name), size: data.length };
	return (await req.payload.create({ collection: 'pictures', data: pair('alt', picture.alt), file, req })).id;
}

/** The prepared file is used as it is, so that nothing is encoded again. */
async function store(req: PayloadRequest, picture: Picture, media: string): Promise<number> {
	const filename = fileOf(picture.url);
	const place = join(settings.folders.pictures, filename);
	await copyFile(join(media, filename), place);
	await chmod(place, 0o600);
	const { width, height, alt } = picture;
	const filesize = (await stat(place)).size;
	const file = { filename, filesize, mimeType: typeOf(filename), width, height, focalX: 50, focalY: 50 };
	const now = new Date().toISOString();
	const data = { ...pair('alt', alt), ...file, createdAt: now, updatedAt: now };
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
