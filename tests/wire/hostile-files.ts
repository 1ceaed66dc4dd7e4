import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { zipOf } from './office-files.ts';
import { jpeg, png, webp } from './photos.ts';
import { pdf } from './samples.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

/** The parts of a format, each a head and its data, and the bytes before and after them. */
type Format = { name: string; start: Buffer; end: Buffer; part(kind: string, data: Buffer): Buffer; kinds: string[] };

const jpegFormat: Format = {
	name: 'jpg',
	start: Buffer.from([0xff, 0xd8]),
	end: Buffer.from([0xff, 0xd9]),
	kinds: ['c4', 'db', 'c0', 'da', 'e1', 'e2', 'fe', 'd9', 'ff', '00'],
	part(kind, data) {
		const head = Buffer.from([0xff, Number.parseInt(kind, 16), 0, 0]);
		head.writeUInt16BE(Math.min(data.length + 2, 65_535), 2);
		return Buffer.concat([head, data]);
	},
};
const pngFormat: Format = {
	name: 'png',
	start: latin('\x89PNG\r\n\x1a\n'),
	end: Buffer.alloc(0),
	kinds: ['IHDR', 'IDAT', 'PLTE', 'iCCP', 'tEXt', 'eXIf', 'IEND'],
	part(kind, data) {
		const body = Buffer.concat([latin(kind), data]);
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
		length.writeUInt32BE(data.length);
		sum.writeUInt32BE(crc32(body));
		return Buffer.concat([length, body, sum]);
	},
};
const webpFormat: Format = {
	name: 'webp',
	start: latin('RIFF\0\0\0\0WEBP'),
	end: Buffer.alloc(0),
	kinds: ['VP8X', 'VP8L', 'VP8 ', 'ICCP', 'ALPH', 'EXIF', 'ANIM', 'ANMF'],
	part(kind, data) {
		const head = Buffer.alloc(8);
		head.write(kind, 'latin1');
		head.writeUInt32LE(data.length, 4);
		return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
	},
};

const sized = (file: Buffer) => {
	if (file.subarray(0, 4).toString('latin1') === 'RIFF') file.writeUInt32LE(file.length - 8, 4);
	return file;
};

/** One part many times: as many as fit into a file of 10 MB. */
const mostCopies = 100_000;

/** Real parts in any order and number, false lengths, and arbitrary bytes. */
function builtOf({ start, end, part, kinds }: Format): fc.Arbitrary<Buffer> {
	const one = fc
		.tuple(fc.constantFrom(...kinds), fc.uint8Array({ maxLength: 30 }))
		.map(([kind, data]) => part(kind, Buffer.from(data)));
	const few = fc.array(one, { maxLength: 12 }).map((parts) => Buffer.concat(parts));
	const copies = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 2, max: 300 }) }, fc.constant(mostCopies));
	const many = fc
		.tuple(fc.constantFrom(...kinds), copies)
		.map(([kind, count]) => Buffer.alloc(part(kind, Buffer.alloc(0)).length * count, part(kind, Buffer.alloc(0))));
	return fc
		.array(fc.oneof(few, many), { minLength: 1, maxLength: 3 })
		.map((parts) => sized(Buffer.concat([start, ...parts, end])));
}

/** A real file with some bytes changed, some doubled, or its end cut off. */
const damaged = (file: Buffer): fc.Arbitrary<Buffer> =>
	fc
		.record({
			changes: fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 8 }),
			from: fc.nat(file.length),
			times: fc.integer({ min: 0, max: 5 }),
			cut: fc.nat(file.length),
		})
		.map(({ changes, from, times, cut }) => {
			const bytes = Buffer.from(file);
			for (const [at, value] of changes) bytes[at] = value;
			const piece = bytes.subarray(from);
			return Buffer.concat([bytes.subarray(0, from), ...Array<Buffer>(times).fill(piece), bytes.subarray(cut)]);
		});

/** Long runs of bytes that a reader may scan repeatedly: marks, opened objects, line ends. */
const runs = (start: Buffer, texts: readonly string[]): fc.Arbitrary<Buffer> =>
	fc
		.tuple(fc.constantFrom(...texts), fc.integer({ min: 1, max: 20_000 }))
		.map(([text, count]) => Buffer.concat([start, Buffer.alloc(text.length * count, latin(text))]));

const photo = (format: Format, real: Buffer, texts: readonly string[]) => ({
	name: format.name,
	files: fc.oneof({ weight: 3, arbitrary: builtOf(format) }, damaged(real), runs(format.start, texts)),
});

/** Files of an attacker who wants to keep the site busy. */
export const hostilePhotos = [
	photo(jpegFormat, jpeg, ['\xff', '\xff\0', '\xff\xd0', '\xff\xc4\0\x02', '\xff\xc0\0\x02']),
	photo(pngFormat, png, ['\0', '\0\0\0\0IDAT\x35\xaf\x06\x1e', '\xff\xff\xff\xffIDAT']),
	photo(webpFormat, webp, ['\0', 'ICCP\0\0\0\0', 'VP8L\0\0\0\0']),
];

const entriesOf = (count: number) =>
	Buffer.from(zipOf(Object.fromEntries(Array.from({ length: count }, (_, number) => [`${number}.xml`, '']))));
/** More entries than the check reads. */
export const manyEntries = entriesOf(3000);
const texts = ['%PDF-', '1 0 obj<<', '[[', '\r\n', 'PK\x03\x04', '{\\rtf', '(', '\0'];

const resume = (name: string, real: Buffer) => ({
	name,
	files: fc.oneof(damaged(real), runs(real.subarray(0, 8), texts), runs(Buffer.alloc(0), texts)),
});
export const hostileResumes = [resume('cv.pdf', Buffer.from(pdf)), resume('cv.docx', entriesOf(60))];

const megabyte = 1024 * 1024;
const filled = (unit: Buffer) => Buffer.alloc(9 * megabyte, unit);
const { c0, da } = { c0: Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0]), da: Buffer.from([1, 1, 0, 0, 63, 0]) };

/** Complete files of the maximum size for photos, full of parts. */
export const bombs = [
	{
		name: 'empty tables of a JPEG',
		file: () => Buffer.concat([jpegFormat.start, filled(Buffer.from([0xff, 0xc4, 0, 2]))]),
	},
	{
		name: 'marks in the scan of a JPEG',
		file: () =>
			Buffer.concat([
				...[jpegFormat.start, jpegFormat.part('c0', c0), jpegFormat.part('da', da)],
				...[filled(Buffer.from([0xff, 0])), jpegFormat.end],
			]),
	},
	{
		name: 'empty pieces of a PNG',
		file: () => Buffer.concat([pngFormat.start, filled(pngFormat.part('IDAT', Buffer.alloc(0)))]),
	},
	{
		name: 'empty profiles of a WebP',
		file: () => sized(Buffer.concat([webpFormat.start, filled(webpFormat.part('ICCP', Buffer.alloc(0)))])),
	},
];
