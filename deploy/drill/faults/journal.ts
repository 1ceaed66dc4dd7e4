import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { within } from '../stage.ts';
import { type Fault, insist } from './fault.ts';

const planted = ['not JSON at all', '{"kind":', '{"kind":"contact","reference":7}'];

export const journalFaults: Fault[] = [
	{
		name: 'rows of the journal that nobody can read',
		async strike({ product }) {
			const journal = new DatabaseSync(join(product.dataDir, 'journal.sqlite'), { timeout: 10_000 });
			try {
				const insert = journal.prepare(
					`INSERT INTO submissions (reference, submission, fingerprint, received_at) VALUES (?, ?, '', 1)`,
				);
				for (const [number, text] of planted.entries()) insert.run(`DRILL-${number}`, text);
				const dead = journal.prepare(
					`SELECT count(*) AS count FROM submissions WHERE reference LIKE 'DRILL-%' AND dead_at > 0`,
				);
				const areAside = () => dead.get()?.count === planted.length;
				insist(await within(20, areAside), 'they were not set aside');
				journal.exec(`DELETE FROM submissions WHERE reference LIKE 'DRILL-%'`);
			} finally {
				journal.close();
			}
		},
	},
];
