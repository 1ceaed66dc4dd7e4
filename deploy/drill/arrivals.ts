import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Stage, within } from './stage.ts';

const everything = [
	`select reference, fields->>'firstName' as first_name from messages`,
	'select reference, email from watches',
	'select reference, name as first_name from problem_reports',
].join(' union all ');

export type Arrived = { reference: string; name: string };

/** The submissions in the studio. */
export const arrived = async (query: Stage['query']): Promise<Arrived[]> =>
	(await query(everything)).map(({ reference, first_name }) => ({
		reference: String(reference),
		name: String(first_name),
	}));

/** Waits on as long as something arrives within this many seconds. */
const patience = 40;

/** Compares the responses to visitors with the submissions that arrived, after the courier had time to deliver. */
export async function holdAgainst(answered: ReadonlyMap<string, string>, query: Stage['query']) {
	for (let missing = Number.POSITIVE_INFINITY; missing > 0; ) {
		const before = missing;
		const isProgress = async () => {
			const there = new Set((await arrived(query)).map(({ reference }) => reference));
			missing = [...answered.values()].filter((reference) => !there.has(reference)).length;
			return missing < before;
		};
		if (!(await within(patience, isProgress))) break;
	}
	const rows = await arrived(query);
	const references = new Set(rows.map(({ reference }) => reference));
	const names = new Set(rows.map(({ name }) => name));
	return {
		delivered: rows.length,
		lost: [...answered].filter(([, reference]) => !references.has(reference)).map(([name]) => name),
		doubled: rows.length - names.size,
	};
}

/** Rows of the site's journal, read while the site runs. */
export function journalRows(dataDir: string): number {
	const journal = new DatabaseSync(join(dataDir, 'journal.sqlite'), { readOnly: true });
	try {
		return Number(journal.prepare('SELECT count(*) AS count FROM submissions').get()?.count);
	} finally {
		journal.close();
	}
}
