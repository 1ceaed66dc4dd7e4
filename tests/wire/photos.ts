import { crc32, deflateSync } from 'node:zlib';

const marker = (code: number, body: Buffer) => {
	const head = Buffer.from([0xff, code, 0, 0]);
	head.writeUInt16BE(body.length + 2, 2);
	return Buffer.concat([head, body]);
};
const latin = (text: string) => Buffer.from(text, 'latin1');

/** Must not be in any stored byte: the place of the photo, as text in its metadata. */
export const place = 'GPS 52.5163 N 13.3777 E';

/** An Exif segment as phones write it: orientation 6, and a place. */
function exif(): Buffer {
	const tiff = Buffer.alloc(26);
	tiff.write('II*\0', 'latin1');
	tiff.writeUInt32LE(8, 4);
	tiff.writeUInt16LE(1, 8);
	tiff.writeUInt16LE(0x0112, 10);
	tiff.writeUInt16LE(3, 12);
	tiff.writeUInt32LE(1, 14);
	tiff.writeUInt16LE(6, 18);
	return marker(0xe1, Buffer.concat([latin('Exif\0\0'), tiff, latin(place)]));
}

const start = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);
const tables = marker(0xdb, Buffer.alloc(65, 1));
const frame = marker(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0]));
const scan = Buffer.concat([marker(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([0x12, 0xff, 0, 0x34])]);

/** A phone's photo, with its place in three parts and in a second picture after its end. */
export const jpeg = Buffer.concat([
	...[start, exif(), marker(0xfe, latin(`comment: ${place}`))],
	...[marker(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0<x>${place}</x>`)), tables, frame, scan, end],
	...[start, exif(), tables, frame, scan, end],
]);

function chunk(name: string, data: Buffer): Buffer {
	const body = Buffer.concat([latin(name), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}

const pngSignature = latin('\x89PNG\r\n\x1a\n');
const header = chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]));
const pixels = chunk('IDAT', deflateSync(Buffer.from([0, 0x80])));
const damagedPixels = Buffer.from(pixels).fill(0, 9, 10);

export const png = Buffer.concat([
	...[pngSignature, header, chunk('eXIf', latin(place)), chunk('tEXt', latin(`Comment\0${place}`)), pixels],
	...[chunk('IEND', Buffer.alloc(0)), latin(place)],
]);

function riff(name: string, ...chunks: [name: string, data: Buffer][]): Buffer {
	const body = chunks.map(([each, data]) => {
		const head = Buffer.alloc(8);
		head.write(each, 'latin1');
		head.writeUInt32LE(data.length, 4);
		return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
	});
	const whole = Buffer.concat([latin(name), ...body]);
	const head = Buffer.alloc(8);
	head.write('RIFF', 'latin1');
	head.writeUInt32LE(whole.length, 4);
	return Buffer.concat([head, whole]);
}

const lossless = Buffer.from('2f00000000078888fe00', 'hex');
const extended = (flags: number) => Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

export const webp = Buffer.concat([
	riff('WEBP', ['VP8X', extended(0x0c)], ['VP8L', lossless], ['EXIF', latin(place)], ['XMP ', latin(place)]),
	latin(place),
]);

/** Twelve other files with the extensions of photos. */
export const disguised: [name: string, content: Buffer][] = [
	['page.jpg', latin('<!doctype html><script>alert(1)</script>')],
	['drawing.png', latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
	['program.jpg', latin('MZ\x90\0\x03\0\0\0')],
	['paper.jpg', latin('%PDF-1.4\n%%EOF\n')],
	['archive.webp', latin('PK\x03\x04\x14\0\0\0')],
	['moving.png', latin('GIF89a\x01\0\x01\0\0\0\0;')],
	['apple.jpg', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
	['script-behind-a-mark.jpg', Buffer.concat([start, latin('<?php system($_GET[0]); ?>')])],
	['cut-off.jpg', Buffer.concat([start, tables, frame, scan])],
	['damaged.png', Buffer.concat([pngSignature, header, damagedPixels, chunk('IEND', Buffer.alloc(0))])],
	['sound.webp', riff('WAVE', ['fmt ', Buffer.alloc(16)])],
	['film.webp', riff('WEBP', ['VP8X', extended(0x02)], ['ANIM', Buffer.alloc(6)], ['VP8L', lossless])],
];
