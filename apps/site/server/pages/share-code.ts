import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { addressIn } from '../../app/addresses/language-address.ts';
import { articleAddress } from '../../app/destinations.ts';
import type { Content } from '../content/content.ts';
import { article } from '../content/newsroom.ts';
import { createItemFile } from './item-file.ts';

/** Pixels per module, enough to be sharp on a high-density screen. */
const scale = 10;
/** The quiet zone in modules, which scanners need to find the code. */
const border = 4;

/** A QR code of an address as a 1-bit PNG. Not SVG: apps that read codes from saved pictures do not accept it. */
export function codePicture(address: string): Buffer {
	const { data, size } = encode(address, { ecc: 'M', border });
	const width = size * scale;
	const rows = data.map((dots) => {
		const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff);
		row[0] = 0; // no filter
		for (let x = 0; x < width; x++) {
			const at = 1 + (x >> 3);
			if (dots[Math.floor(x / scale)]) row[at] = (row[at] ?? 0) & ~(0x80 >> (x & 7));
		}
		return row;
	});
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(width, 4);
	head[8] = 1; // 1-bit grayscale
	const pixels = deflateSync(Buffer.concat(rows.flatMap((row) => Array<Buffer>(scale).fill(row))));
	return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}

export type ShareCodeOptions = { content: () => Content; publicUrl: string };

/** `/codes/{slug}.png`: the address of an article as a code that a phone reads. */
export const createShareCode = ({ content, publicUrl }: ShareCodeOptions) =>
	createItemFile('.png', (slug, language) => {
		const found = article(content(), { slug, language });
		return (
			found && {
				body: codePicture(publicUrl + addressIn(language, articleAddress(found.slug))),
				headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
			}
		);
	});
