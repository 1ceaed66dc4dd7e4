import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'results');

/** A measured figure and what it is compared with. */
export type Figure = {
	of: string;
	measure: string;
	value: number;
	/** The ratio to the baseline of the same run: 1 is as good as the baseline. */
	beside?: { what: string; value: number; ratio: number; lowest?: number; highest?: number };
	aim?: { of: 'value' | 'ratio'; least?: number; most?: number };
};

export type Part = { part: string; figures: Figure[] };

const measured = ({ value, beside, aim }: Figure) => (aim?.of === 'ratio' ? (beside?.ratio ?? Number.NaN) : value);

/** An aim without a measurement counts as not met. */
function isMet(figure: Figure): boolean {
	const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = figure.aim ?? {};
	return measured(figure) >= least && measured(figure) <= most;
}

/** Prints the figures of a part and saves them; every part can be run alone. */
export function report(part: string, figures: Figure[]) {
	console.log(part);
	console.table(rowsOf(figures));
	mkdirSync(folder, { recursive: true });
	writeFileSync(fileOf(part), JSON.stringify({ part, figures }));
}

const fileOf = (part: string) => join(folder, `${part.toLowerCase().replaceAll(' ', '-')}.json`);

/** A row for each subject, a column for each measure. */
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

/** Writes all parts of a run into one file, and prints all figures with an aim in one table. */
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

/** Undefined if the product was copied without its Git history. */
function commit(): string | undefined {
	try {
		return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
	} catch {
		return undefined;
	}
}
