import { countedUpTo, mostParts } from './parts-of-file.ts';

/** Flags of the extended header for data that is left out. */
const exifFlag = 0x08;
const xmpFlag = 0x04;
const animationFlag = 0x02;

type Chunk = { name: string; data: Buffer };

/** The chunks; undefined if the file is cut off. */
function chunksOf(file: Buffer): Chunk[] | undefined {
	const isWebp =
		file.subarray(0, 4).toString('latin1') === 'RIFF' && file.subarray(8, 12).toString('latin1') === 'WEBP';
	if (!isWebp) return undefined;
	const end = 8 + file.readUInt32LE(4);
	if (end > file.length) return undefined;
	const chunks: Chunk[] = [];
	const countPart = countedUpTo(mostParts);
	for (let at = 12; at + 8 <= end; ) {
		countPart();
		const size = file.readUInt32LE(at + 4);
		if (at + 8 + size > end) return undefined;
		chunks.push({
			name: file.subarray(at, at + 4).toString('latin1'),
			data: file.subarray(at + 8, at + 8 + size),
		});
		at += 8 + size + (size % 2);
	}
	return chunks;
}

const isLossy = ({ name, data }: Chunk) =>
	name === 'VP8 ' && data.length > 10 && data.subarray(3, 6).toString('hex') === '9d012a';
const isLossless = ({ name, data }: Chunk) => name === 'VP8L' && data.length > 5 && data[0] === 0x2f;

const kept = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']);

function written({ name, data }: Chunk): Buffer {
	const head = Buffer.alloc(8);
	head.write(name, 'latin1');
	head.writeUInt32LE(data.length, 4);
	return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

const withoutFlags = ({ name, data }: Chunk): Chunk => {
	if (name !== 'VP8X') return { name, data };
	const header = Buffer.from(data);
	header[0] = (header[0] ?? 0) & ~(exifFlag | xmpFlag);
	return { name, data: header };
};

/** The chunks of a static picture; undefined if the file is something else, incomplete or animated. */
export function cleanWebp(file: Buffer): Buffer | undefined {
	const chunks = chunksOf(file);
	if (chunks?.filter((chunk) => isLossy(chunk) || isLossless(chunk)).length !== 1) return undefined;
	const header = chunks.find(({ name }) => name === 'VP8X');
	if (header && (header.data.length !== 10 || (header.data[0] ?? 0) & animationFlag)) return undefined;
	const body = Buffer.concat(chunks.filter(({ name }) => kept.has(name)).map((chunk) => written(withoutFlags(chunk))));
	const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
	head.writeUInt32LE(body.length + 4, 4);
	return Buffer.concat([head, body]);
}
