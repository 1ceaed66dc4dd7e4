import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { codePicture } from './share-code.ts';

it('a code is a picture of its address in dots, with a white margin', async () => {
	const address = `https://site.example/resources/${'a-long-name-'.repeat(20)}?lang=cn`;
	const { data, size } = encode(address, { ecc: 'M', border: 4 });
	const { data: pixels, info } = await sharp(codePicture(address))
		.grayscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const dot = info.width / size;
	expect(info.height).toBe(info.width);
	const shown = data.map((row, y) =>
		row.map((_, x) => pixels[(y * dot + dot / 2) * info.width + x * dot + dot / 2] === 0),
	);
	expect(shown).toEqual(data);
	expect(shown[0]?.includes(true)).toBe(false);
});
