import type { ChartedTest, SpecimenRow } from '../visit.ts';

type Placed = { test: ChartedTest; x: number; y: number };
type Label<Of> = { of: Of; x: number; y: number };
export type TestPlaces = {
	width: number;
	height: number;
	tests: Placed[];
	times: Label<number>[];
	rows: Label<SpecimenRow>[];
};

/** The side of a mark's place. */
export const side = 30;
const slowest = 20 * 60;
const fastest = 5;

function grouped<Key>(tests: readonly ChartedTest[], keyOf: (test: ChartedTest) => Key): [Key, ChartedTest[]][] {
	const groups = new Map<Key, ChartedTest[]>();
	for (const test of tests) groups.set(keyOf(test), [...(groups.get(keyOf(test)) ?? []), test]);
	return [...groups];
}

const rowsOf = (tests: readonly ChartedTest[]) => grouped(tests, ({ row }) => row);
const timesOf = (tests: readonly ChartedTest[]) =>
	grouped(tests, ({ seconds }) => seconds).sort(([one], [other]) => one - other);

/**
 * Minutes across on a scale of logarithms, specimens down. Every test is at its minute: tests of one time, and of times
 * too near for marks side by side, are one below the other.
 */
export function placesAcross(tests: readonly ChartedTest[]): TestPlaces {
	const left = 150;
	const width = 1200;
	const across = (seconds: number) =>
		left + ((width - left - 2 * side) * Math.log(seconds / fastest)) / Math.log(slowest / fastest);
	const top = 84;
	let y = top;
	const placed: Placed[] = [];
	const rows: Label<SpecimenRow>[] = [];
	for (const [row, own] of rowsOf(tests)) {
		let before = 0;
		let line = 0;
		let lines = 0;
		for (const [seconds, alike] of timesOf(own)) {
			const x = Math.round(across(Math.min(seconds, slowest)));
			if (x - before >= side) line = 0;
			for (const test of alike) placed.push({ test, x, y: y + line++ * side });
			lines = Math.max(lines, line);
			before = x;
		}
		rows.push({ of: row, x: 0, y });
		y += lines * side + 18;
	}
	const times = [5, 10, 60, 120, 300, 600, 900, 1200].map((seconds) => ({
		of: seconds,
		x: Math.round(across(seconds)),
		y: 62,
	}));
	return { width, height: y, tests: placed, times, rows };
}

/** For phones: specimens across, and each time that a test takes down. */
export function placesDown(tests: readonly ChartedTest[]): TestPlaces {
	const left = 48;
	const columns = 2;
	const own = rowsOf(tests).map(([row]) => row);
	const column = 2 * side + 4;
	let y = 30;
	const placed: Placed[] = [];
	const times: Label<number>[] = [];
	for (const [seconds, alike] of timesOf(tests)) {
		times.push({ of: seconds, x: 0, y });
		let lines = 1;
		for (const [row, together] of rowsOf(alike)) {
			lines = Math.max(lines, Math.ceil(together.length / columns));
			for (const [at, test] of together.entries())
				placed.push({
					test,
					x: left + own.indexOf(row) * column + (at % columns) * side,
					y: y + Math.floor(at / columns) * side,
				});
		}
		y += lines * side + 6;
	}
	const rows = own.map((row, at) => ({ of: row, x: left + at * column, y: 0 }));
	return { width: left + own.length * column, height: y, tests: placed, times, rows };
}
