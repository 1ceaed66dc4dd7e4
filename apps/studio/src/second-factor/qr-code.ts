/** One size for all that is written here: version 6, which holds an otpauth address of 134 bytes. */
const size = 41;
const most = 134;
const blocks = 2;
const dataInBlock = 68;
const checkInBlock = 18;
/** Level L, mask 0, with its check bits (ISO/IEC 18004, annex C). */
const format = 0b111011111000100;
const timing = 6;
const alignment = 34;

/** Multiplication in GF(256), modulo x⁸ + x⁴ + x³ + x² + 1. */
function multiply(a: number, b: number): number {
	let product = 0;
	for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
	return product;
}

/** The factors of (x − 1)(x − 2)(x − 4)…, without the first, which is 1. */
function generator(degree: number): number[] {
	let factors = [1];
	let root = 1;
	for (let done = 0; done < degree; done++) {
		factors = [...factors, 0].map((factor, at) => factor ^ multiply(factors[at - 1] ?? 0, root));
		root = multiply(root, 2);
	}
	return factors.slice(1);
}

/** Reed and Solomon's: what is left of the data when it is divided by the generator. */
export function checkOf(data: readonly number[]): number[] {
	const divisor = generator(checkInBlock);
	return data.reduce<number[]>((rest, byte) => {
		const [first = 0, ...others] = rest;
		return [...others, 0].map((value, at) => value ^ multiply(divisor[at] ?? 0, byte ^ first));
	}, Array(checkInBlock).fill(0));
}

const interleaved = (rows: number[][]) => (rows[0] ?? []).flatMap((_, at) => rows.map((row) => row[at] ?? 0));

function codewords(bytes: Uint8Array): number[] {
	const wanted = blocks * dataInBlock;
	// Byte mode, how many, the bytes, the end; each shifted by half a byte.
	const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
	const data = Array.from(
		{ length: nibbles.length / 2 },
		(_, at) => ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0),
	);
	for (let filler = 0xec; data.length < wanted; filler ^= 0xec ^ 0x11) data.push(filler);
	const rows = Array.from({ length: blocks }, (_, at) => data.slice(at * dataInBlock, (at + 1) * dataInBlock));
	return [...interleaved(rows), ...interleaved(rows.map(checkOf))];
}

type Modules = (boolean | undefined)[][];

/** What is the same in every code of this size; undefined where data goes. */
function frame(): Modules {
	const modules: Modules = Array.from({ length: size }, () => Array(size).fill(undefined));
	const put = (x: number, y: number, isDark: boolean) => {
		const row = modules[y];
		if (row && x >= 0 && x < size) row[x] = isDark;
	};
	const rings = (x: number, y: number, reach: number, light: number[]) => {
		for (let dy = -reach; dy <= reach; dy++)
			for (let dx = -reach; dx <= reach; dx++)
				put(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
	};
	for (let at = 0; at < size; at++) {
		put(timing, at, at % 2 === 0);
		put(at, timing, at % 2 === 0);
	}
	for (const [x, y] of [
		[3, 3],
		[size - 4, 3],
		[3, size - 4],
	] as const)
		rings(x, y, 4, [2, 4]);
	rings(alignment, alignment, 2, [1]);
	for (let bit = 0; bit < 15; bit++) {
		const isDark = ((format >> bit) & 1) === 1;
		const near = bit < 6 ? bit : bit < 8 ? bit + 1 : bit === 8 ? 7 : 14 - bit;
		if (bit < 8) put(8, near, isDark);
		else put(near, 8, isDark);
		if (bit < 8) put(size - 1 - bit, 8, isDark);
		else put(8, size - 15 + bit, isDark);
	}
	put(8, size - 8, true);
	return modules;
}

/** Two columns at a time, from the right, up and down in turn; mask 0 turns every second module. */
function fill(modules: Modules, data: readonly number[]): boolean[][] {
	let bit = 0;
	for (let right = size - 1; right > 0; right -= right === timing + 2 ? 3 : 2)
		for (let turn = 0; turn < size; turn++)
			for (const x of [right, right - 1]) {
				const isUp = ((right < timing ? right : right - 1) & 2) === 2;
				const y = isUp ? size - 1 - turn : turn;
				const row = modules[y];
				if (!row || row[x] !== undefined) continue;
				const isDark = (((data[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
				row[x] = isDark !== ((x + y) % 2 === 0);
				bit++;
			}
	return modules.map((row) => row.map(Boolean));
}

function qrModules(text: string): boolean[][] | undefined {
	const bytes = new TextEncoder().encode(text);
	return bytes.length > most ? undefined : fill(frame(), codewords(bytes));
}

/** As the path of an SVG of 49 × 49, with the margin that readers want; undefined where the text is too long. */
export const qrPath = (text: string): string | undefined =>
	qrModules(text)
		?.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])))
		.join('');
