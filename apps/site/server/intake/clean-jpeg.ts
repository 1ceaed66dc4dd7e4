import { countedUpTo, mostParts } from './parts-of-file.ts';

const start = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);

const isFrame = (marker: number) => marker === 0xc0 || marker === 0xc1 || marker === 0xc2;
const isScan = (marker: number) => marker === 0xda;
/** Tables of the picture: Huffman, quantization, restart interval. */
const isTable = (marker: number) => marker === 0xc4 || marker === 0xdb || marker === 0xdd;

const beginsWith = (segment: Buffer, name: string) => segment.subarray(4, 4 + name.length).toString('latin1') === name;

/** Segments with color information. All others, such as Exif and comments, are left out. */
const isAboutColor = (marker: number, segment: Buffer) =>
	(marker === 0xe2 && beginsWith(segment, 'ICC_PROFILE\0')) || (marker === 0xee && beginsWith(segment, 'Adobe'));

/** Limit of markers within scans: far more than pictures of 10 MB have. */
const mostMarks = 500_000;

/**
 * The picture's own segments; undefined if the file is cut off or is something else. Data after its end is left out.
 */
export function cleanJpeg(file: Buffer): Buffer | undefined {
	if (!file.subarray(0, 2).equals(start)) return undefined;
	const kept: Buffer[] = [];
	let orientation = 1;
	let hasFrame = false;
	let hasScan = false;
	const countPart = countedUpTo(mostParts);
	const countMark = countedUpTo(mostMarks);
	for (let at = 2; ; ) {
		countPart();
		if (file[at] !== 0xff) return undefined;
		while (file[at + 1] === 0xff) at++;
		const marker = file[at + 1] ?? 0;
		if (marker === 0xd9) break;
		const next = at + 2 + (at + 4 <= file.length ? file.readUInt16BE(at + 2) : 0);
		if (next < at + 4 || next > file.length) return undefined;
		const segment = file.subarray(at, next);
		if (isFrame(marker)) {
			if (hasFrame || segment.length < 11 || segment.readUInt16BE(5) === 0 || segment.readUInt16BE(7) === 0)
				return undefined;
			hasFrame = true;
		}
		if (marker === 0xe1) orientation = orientationIn(segment) ?? orientation;
		if (isFrame(marker) || isTable(marker) || isScan(marker) || isAboutColor(marker, segment)) kept.push(segment);
		at = next;
		if (!isScan(marker)) continue;
		if (!hasFrame) return undefined;
		const scanned = endOfScan(file, at, countMark);
		if (scanned === undefined) return undefined;
		kept.push(file.subarray(at, scanned));
		hasScan = true;
		at = scanned;
	}
	return hasScan ? Buffer.concat([start, ...turned(orientation), ...kept, end]) : undefined;
}

/** The position of the next marker: within a scan, 0xff is followed by 0 or by the number of a restart. */
function endOfScan(file: Buffer, from: number, countMark: () => void): number | undefined {
	for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
		countMark();
		const next = file[at + 1];
		if (next === undefined) return undefined;
		if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
	}
	return undefined;
}

const orientationTag = 0x0112;

/** The orientation of the camera: without it many photos of phones lie on their side. */
function orientationIn(segment: Buffer): number | undefined {
	if (!beginsWith(segment, 'Exif\0\0')) return undefined;
	const tiff = segment.subarray(10);
	if (tiff.length < 14) return undefined;
	const isLittle = tiff.subarray(0, 2).toString('latin1') === 'II';
	const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
	const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
	for (let index = 0, entries = Math.min(short(directory), 200); index < entries; index++) {
		const entry = directory + 2 + index * 12;
		if (short(entry) === orientationTag) return short(entry + 8);
	}
	return undefined;
}

/** An Exif segment with the orientation only. */
function turned(orientation: number): Buffer[] {
	if (orientation < 2 || orientation > 8) return [];
	const tiff = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
	tiff.writeUInt16BE(orientation, 18);
	const head = Buffer.from([0xff, 0xe1, 0, 2 + 6 + tiff.length]);
	return [Buffer.concat([head, Buffer.from('Exif\0\0', 'latin1'), tiff])];
}
