import { brand } from '@site/contract/brand';
import { labelPdf } from '@site/paper/label';
import { expect, it } from 'vitest';
import { settings } from '../settings.ts';
import { addressOf, codeOf, codeProblem, codeSvg, labelOf } from './label-of.ts';

const quietZone = 4;
const lot = {
	title: 'Flu A/B Rapid Test',
	reference: 'HA-FLU-25',
	gtin: '9521234104001',
	quantity: '25 tests',
	lot: 'FLU2409A',
	madeOn: '2024-09-01',
	expires: '2026-08-31',
};

/** Data codewords per block at error correction level M, by version (ISO/IEC 18004, table 9). */
const blocksOf: Record<number, number[]> = {
	1: [16],
	2: [28],
	3: [44],
	4: [32, 32],
	5: [43, 43],
	6: [27, 27, 27, 27],
	7: [31, 31, 31, 31],
	8: [38, 38, 39, 39],
};
const centersOf: Record<number, number[]> = { 1: [], 7: [6, 22, 38], 8: [6, 24, 42] };

const masks: ((row: number, column: number) => boolean)[] = [
	(r, c) => (r + c) % 2 === 0,
	(r) => r % 2 === 0,
	(_, c) => c % 3 === 0,
	(r, c) => (r + c) % 3 === 0,
	(r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
	(r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
	(r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
	(r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Whether a square belongs to a function pattern and holds no data. */
function isPattern(version: number, size: number, r: number, c: number): boolean {
	const centers = centersOf[version] ?? [6, size - 7];
	const isFinder = (r < 9 && (c < 9 || c >= size - 8)) || (r >= size - 8 && c < 9);
	const isVersion = version >= 7 && ((r < 6 && c >= size - 11) || (c < 6 && r >= size - 11));
	const isCorner = (y: number, x: number) => (y === 6 && (x === 6 || x === size - 7)) || (y === size - 7 && x === 6);
	const isAlignment = centers.some((y) =>
		centers.some((x) => !isCorner(y, x) && Math.abs(r - y) <= 2 && Math.abs(c - x) <= 2),
	);
	return isFinder || isVersion || r === 6 || c === 6 || isAlignment;
}

/** Decodes the squares as a phone would. Written from the standard, independent of the library that drew them. */
function scanned({ size: whole, path }: { size: number; path: string }): string {
	const size = whole - 2 * quietZone;
	const dark = new Set(
		Array.from(
			path.matchAll(/M(\d+) (\d+)h1v1h-1z/g),
			([, x, y]) => `${Number(y) - quietZone},${Number(x) - quietZone}`,
		),
	);
	const at = (r: number, c: number): number => (dark.has(`${r},${c}`) ? 1 : 0);
	const version = (size - 17) / 4;
	const format = [0, 1, 2, 3, 4].map((c) => at(8, c)).reduce((bits, bit) => bits * 2 + bit, 0) ^ 0b10101;
	expect(format >> 3, 'error correction M').toBe(0);
	const mask = masks[format & 7];
	const bits: number[] = [];
	let isUpward = true;
	for (let right = size - 1; right > 0; right -= 2) {
		if (right === 6) right = 5;
		for (let step = 0; step < size; step++) {
			const r = isUpward ? size - 1 - step : step;
			for (const c of [right, right - 1])
				if (!isPattern(version, size, r, c)) bits.push(at(r, c) ^ (mask?.(r, c) ? 1 : 0));
		}
		isUpward = !isUpward;
	}
	const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, word) =>
		bits.slice(word * 8, word * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
	);
	const lengths = blocksOf[version] ?? expect.fail(`version ${version}`);
	const blocks = lengths.map((): number[] => []);
	let next = 0;
	for (let place = 0; place < Math.max(...lengths); place++)
		for (const [block, length] of lengths.entries()) if (place < length) blocks[block]?.push(words[next++] ?? 0);
	const data = blocks
		.flat()
		.flatMap((word) => [...word.toString(2).padStart(8, '0')])
		.join('');
	expect(data.slice(0, 4), 'bytes').toBe('0100');
	const count = Number.parseInt(data.slice(4, 12), 2);
	const bytes = Array.from({ length: count }, (_, byte) =>
		Number.parseInt(data.slice(12 + byte * 8, 20 + byte * 8), 2),
	);
	return Buffer.from(bytes).toString();
}

it.each([
	['a pack', { ...lot, lot: undefined, expires: undefined }, '/01/09521234104001'],
	['a lot', lot, '/01/09521234104001/10/FLU2409A?17=260831'],
	['a lot with signs', { ...lot, lot: 'A/1-%"x<&>' }, '/01/09521234104001/10/A%2F1-%25%22x%3C%26%3E?17=260831'],
])(
	'the code of %s, read back square by square, is its address on the site',
	{ tags: '@BOX-8' },
	(_, labelled, path) => {
		expect(addressOf(labelled)).toBe(settings.siteUrl + path);
		expect(scanned(codeOf(labelled))).toBe(settings.siteUrl + path);
		const [, drawn = ''] = /<path d="([^"]+)"/.exec(codeSvg(labelled)) ?? [];
		expect(drawn).toBe(codeOf(labelled).path);
	},
);

it('a label shows name, REF, GTIN, contents, lot, dates and manufacturer as text', { tags: '@BOX-8' }, async () => {
	const label = labelOf(lot);
	expect(label.facts).toEqual([
		['REF', 'HA-FLU-25'],
		['GTIN', '09521234104001'],
		['Contents', '25 tests'],
		['LOT', 'FLU2409A'],
		['Made on', '2024-09-01'],
		['Use by', '2026-08-31'],
	]);
	expect(label.maker).toBe(brand.company);
	expect(label.inWords).toBe('(01)09521234104001(17)260831(10)FLU2409A');
	expect((await labelPdf(label)).subarray(0, 5).toString()).toBe('%PDF-');
});

it('a code that only this machine could open is not printed unwarned', { tags: '@BOX-8' }, () => {
	expect(codeProblem()).toContain(`${settings.siteUrl}, which only this machine knows`);
});
