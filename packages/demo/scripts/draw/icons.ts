import { coral, teal, white } from '@site/paper/colours';
import sharp from 'sharp';
import { mark, markAt } from './brand-mark.ts';
import { bar, svg } from './svg.ts';

const favicon = svg(mark('colour'));

const png = (side: number, body: string) =>
	sharp(Buffer.from(svg({ width: side, height: side, body })))
		.png({ compressionLevel: 9 })
		.toBuffer();

/** On a white ground with a margin, since phones cut their own corners. */
const tile = (side: number, margin: number) =>
	png(side, bar(0, 0, side, side, white) + markAt(side * margin, side * margin, side * (1 - 2 * margin), teal, coral));

/** A one-image .ico: a six-byte head, a sixteen-byte entry, the PNG. */
function ico(image: Buffer, side: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(side, 6);
	head.writeUInt8(side, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(image.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, image]);
}

export async function icons(): Promise<Record<string, string | Buffer>> {
	return {
		'favicon.svg': favicon,
		'favicon.ico': ico(await png(32, markAt(0, 0, 32, teal, coral)), 32),
		'apple-touch-icon.png': await tile(180, 0.18),
		'icon-192.png': await tile(192, 0.2),
		'icon-512.png': await tile(512, 0.2),
	};
}
