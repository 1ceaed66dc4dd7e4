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

// Holds WRITE-7.
it('a photo is stored without the place where it was taken', async () => {
	const taken = await plain()
		.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
		.toBuffer();
	expect((await sharp(taken).metadata()).exif).toBeDefined();
	const stored = await uploaded(taken);
	expect((await sharp(stored.data).metadata()).exif).toBeUndefined();
	expect(stored).toMatchObject({ name: 'Hall.webp', mimetype: 'image/webp', size: stored.data.length });
});

it('a small picture without such data is stored as it is', async () => {
	const drawn = await plain().toBuffer();
	expect(await uploaded(drawn)).toMatchObject({ data: drawn, name: 'Hall.jpg' });
});
