import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'results');

/** What was measured of something, and what it is held against. */
export type Figure = {
	of: string;
	measure: string;
	value: number;
	/** How often the baseline of the same run goes into it, or it into the baseline: 1 is as good as that. */
	beside?: { what: string; value: number; ratio: number; lowest?: number; highest?: number };
	aim?: { of: 'value' | 'ratio'; least?: number; most?: number };
};

export type Part = { part: string; figures: Figure[] };

const measured = ({ value, beside, aim }: Figure) => (aim?.of === 'ratio' ? (beside?.ratio ?? Number.NaN) : value);

/** An aim that could not be measured is not met. */
function isMet(figure: Figure): boolean {
	const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = figure.aim ?? {};
	return measured(figure) >= least && measured(figure) <= most;
}

/** Shows a part and keeps it; every part can be run alone. */
export function report(part: string, figures: Figure[]) {
	console.log(part);
	console.table(rowsOf(figures));
	mkdirSync(folder, { recursive: true });
	writeFileSync(fileOf(part), JSON.stringify({ part, figures }));
}

const fileOf = (part: string) => join(folder, `${part.toLowerCase().replaceAll(' ', '-')}.json`);

/** A row for each thing, a column for each measure. */
function rowsOf(figures: Figure[]) {
	const rows: Record<string, Record<string, number | string>> = {};
	for (const { of, measure, value, beside } of figures) {
		const row = rows[of] ?? {};
		row[measure] = value;
		if (beside) row[`${measure}, ${beside.what}`] = beside.value;
		if (beside) row[`${measure} of ${beside.what}`] = rangeOf(beside);
		rows[of] = row;
	}
	return rows;
}

const rangeOf = ({ ratio, lowest, highest }: NonNullable<Figure['beside']>) =>
	lowest === undefined ? ratio : `${ratio} (${lowest}–${highest})`;

/** All parts of a run in one file, and whatever has an aim in one table. */
export function reportAll(parts: readonly string[], seconds: number) {
	const all: Part[] = parts.map((part) => JSON.parse(readFileSync(fileOf(part), 'utf8')));
	const file = join(folder, 'bench.json');
	const result = { date: new Date().toISOString(), machine: machine(), commit: commit(), seconds, parts: all };
	writeFileSync(file, JSON.stringify(result, null, '\t'));
	const aims = all.flatMap(({ part, figures }) =>
		figures.flatMap((figure) => {
			const { of, measure, beside, aim } = figure;
			if (!aim) return [];
			return {
				part,
				of,
				measure: aim.of === 'ratio' ? `${measure} of ${beside?.what}` : measure,
				found: measured(figure),
				aim: aim.least === undefined ? `at most ${aim.most}` : `at least ${aim.least}`,
				met: isMet(figure) ? 'yes' : 'NO',
			};
		}),
	);
	console.table(aims);
	console.log(`All figures are in ${file}`);
}

export const forgetResults = () => rmSync(folder, { recursive: true, force: true });

const machine = () => ({
	processor: cpus()[0]?.model,
	cores: cpus().length,
	megabytes: Math.round(totalmem() / 1024 / 1024),
	kernel: release(),
	node: process.version,
});

/** None where the product was copied without its history. */
function commit(): string | undefined {
	try {
		return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
	} catch {
		return undefined;
	}
}
