import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Findings } from './findings.ts';
import type { Started } from './processes.ts';
import type { Visitors } from './visitor.ts';

const forms = 600;
const lanes = 30;

/** Kills one of the sites while visitors send forms and read pages; it comes back with what it had stored. */
export async function killOne(
	visitors: Visitors,
	findings: Findings,
	{ victim, revive, databaseUrl }: { victim: Started; revive: () => Promise<unknown>; databaseUrl: string },
) {
	const answered = new Map<string, string>();
	const troubles: number[] = [];
	let reading = true;
	const readers = Array.from({ length: 4 }, async () => {
		while (reading) {
			const { status } = await visitors.ask({ path: '/about' });
			if (status >= 500) troubles.push(status);
		}
	});
	let next = 0;
	const senders = Array.from({ length: lanes }, async (_, lane) => {
		while (next < forms) {
			const number = next++;
			if (number === forms / 3) await victim.stop('SIGKILL');
			const name = `Visitor ${number}`;
			const body = { first_name: name, last_name: 'V', email: 'v@example.com', source: 'Other', content: 'x' };
			answered.set(name, await visitors.submit(body, `127.0.0.${lane + 2}`));
		}
	});
	await Promise.all(senders);
	await revive();
	reading = false;
	await Promise.all(readers);

	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const stored = async () =>
		(
			await client.query(
				`select reference, fields->>'firstName' as first_name from messages where fields->>'firstName' like 'Visitor %'`,
			)
		).rows;
	for (let left = 300; left > 0 && (await stored()).length < forms; left--) await pause(100);
	const rows: { reference: string; first_name: string }[] = await stored();
	await client.end();
	const references = new Set(rows.map(({ reference }) => reference));
	const lost = [...answered.values()].filter((reference) => !references.has(reference));
	const doubled = rows.length - new Set(rows.map(({ first_name }) => first_name)).size;
	findings.note(`forms answered while a site was killed, of ${forms}`, answered.size, answered.size === forms);
	findings.note('forms lost', lost.length, lost.length === 0);
	findings.note('forms doubled', doubled, doubled === 0);
	findings.note('pages that failed meanwhile', troubles.length, troubles.length === 0);
}
