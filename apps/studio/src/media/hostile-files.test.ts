import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { drawingComplaint, pictureComplaint } from './only-readable.ts';
import { filmComplaint } from './playable-film.ts';

const runs = { seed: 20261119, numRuns: 500 };

const part = fc
	.tuple(
		fc.constantFrom('ftyp', 'moov', 'mdat', 'free', 'avc1', '\0\0\0\0'),
		fc.integer({ min: 0, max: 0xffffffff }),
		fc.boolean(),
	)
	.map(([name, size, isTrue]) => {
		const head = Buffer.alloc(8, `\0\0\0\0${name}`, 'latin1');
		head.writeUInt32BE(isTrue ? 8 : size);
		return head;
	});
const films = fc
	.tuple(fc.array(part, { maxLength: 8 }), fc.uint8Array({ maxLength: 20 }), fc.constantFrom(1, 1, 1, 30_000))
	.map(([parts, rest, times]) =>
		Buffer.concat([...parts, ...Array.from({ length: times }, () => parts.at(-1) ?? Buffer.alloc(0)), rest]),
	);

it('500 hostile films are refused with a reason, or browsers play them', () => {
	fc.assert(
		fc.property(films, (film) => {
			expect(filmComplaint(film) ?? 'avc1').toMatch(/damaged|not a film|H\.264|VP9|avc1/);
		}),
		runs,
	);
});

const drawn = fc
	.array(
		fc.tuple(
			fc.constantFrom(
				...[
					'<g>',
					'</g>',
					'<style>',
					'/*',
					'*/',
					'&#47;*',
					'&amp;#47;*',
					'<!--',
					'<!DOCTYPE a [<!ENTITY b "c">]>',
					'<use/>',
				],
				...[' d="', '"', '\\2f', '<svg xmlns="http://www.w3.org/2000/svg">', '</svg>', '\0', '批', '<![CDATA['],
			),
			fc.constantFrom(1, 1, 1, 300, 20_000),
		),
		{ maxLength: 12 },
	)
	.map((pieces) => Buffer.from(pieces.map(([text, times]) => text.repeat(times)).join('')));

it('of 500 hostile drawings only small ones are parsed', () => {
	fc.assert(
		fc.property(drawn, (drawing) => {
			const complaint = drawingComplaint(drawing);
			if (complaint) return void expect(complaint).toMatch(/larger than 1 MB|UTF-8/);
			expect(drawing.length).toBeLessThanOrEqual(1024 * 1024);
			expect(drawing.toString().split('/*').length).toBeLessThanOrEqual(201);
		}),
		runs,
	);
});

let sound: Buffer[];
beforeAll(async () => {
	const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } });
	sound = await Promise.all([
		picture.clone().png().toBuffer(),
		picture.clone().jpeg().toBuffer(),
		picture.clone().webp().toBuffer(),
	]);
});

it('500 damaged pictures and disguised drawings are refused with a reason', async () => {
	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>');
	expect(await pictureComplaint(svg)).toContain('cannot be read as a picture');
	const change = fc.tuple(
		fc.nat(2),
		fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { minLength: 1, maxLength: 9 }),
		fc.nat(400),
	);
	await fc.assert(
		fc.asyncProperty(change, async ([which, changes, cut]) => {
			const bytes = Buffer.from(sound[which] ?? svg);
			for (const [at, value] of changes) bytes[at % bytes.length] = value;
			expect((await pictureComplaint(bytes.subarray(0, cut))) ?? 'fits').toMatch(/cannot be read|million pixels|fits/);
		}),
		runs,
	);
});
