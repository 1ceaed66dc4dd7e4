import type { PayloadRequest } from 'payload';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shrinkLarge } from './shrink-large.ts';

const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#0e7c86' } }).jpeg();

async function uploaded(data: Buffer) {
	const file = { data, mimetype: 'image/jpeg', name: 'Hall.jpg', size: data.length };
	const args = { operation: 'create', req: { file } as PayloadRequest };
	await shrinkLarge(args as Parameters<typeof shrinkLarge>[0]);
	return file;
}

/** What a camera or a program writes beside the picture. */
async function kept(picture: Buffer) {
	const { exif, iptc, xmp } = await sharp(picture).metadata();
	return { exif, iptc, xmp };
}

const shot = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,31N"
exif:DateTimeOriginal="2026-05-04T09:30:00"/></rdf:RDF></x:xmpmeta>`;

it.each([
	['place', () => plain().withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })],
	['time', () => plain().withExif({ IFD2: { DateTimeOriginal: '2026:05:04 09:30:00' } })],
	['place and time in XMP', () => plain().withXmp(shot)],
])('a photo is stored without the %s of the shot', { tags: '@WRITE-7' }, async (_, photo) => {
	const taken = await photo().toBuffer();
	expect(await kept(taken)).not.toEqual({});
	const stored = await uploaded(taken);
	expect(await kept(stored.data)).toEqual({});
	expect(stored).toMatchObject({ name: 'Hall.webp', mimetype: 'image/webp', size: stored.data.length });
});

it('a small picture without such data is stored as it is', async () => {
	const drawn = await plain().toBuffer();
	expect(await uploaded(drawn)).toMatchObject({ data: drawn, name: 'Hall.jpg' });
});
