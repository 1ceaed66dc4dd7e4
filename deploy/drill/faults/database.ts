import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { within } from '../stage.ts';
import { type Fault, insist, seconds, suspended } from './fault.ts';

const port = (dataDir: string) => Number(note(dataDir)[3]);
const note = (dataDir: string) => readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');

export const databaseFaults: Fault[] = [
	{
		name: 'the database is killed',
		async strike({ product, query }) {
			process.kill(Number(note(product.dataDir)[0]), 'SIGKILL');
			const answers = async () => (await query('select 1')).length === 1;
			insist(await within(30, answers), 'the database did not come back');
		},
	},
	{
		name: 'the database hangs',
		async strike({ product, query }) {
			await suspended(Number(note(product.dataDir)[0]), 5);
			insist(await within(30, async () => (await query('select 1')).length === 1), 'the database does not answer');
		},
	},
	{
		name: 'the database is restarted',
		async strike({ product, query }) {
			process.kill(Number(note(product.dataDir)[0]), 'SIGINT');
			insist(await within(30, async () => (await query('select 1')).length === 1), 'the database did not come back');
		},
	},
	{
		name: 'the database is out of connections',
		async strike({ product: { dataDir } }) {
			const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8');
			const where = { user: 'studio', password, host: '127.0.0.1', port: port(dataDir), database: 'studio' };
			const taken: pg.Client[] = [];
			try {
				for (;;) {
					const client = new pg.Client(where);
					await client.connect();
					taken.push(client);
				}
			} catch {
				// There is none left, as intended.
			}
			insist(taken.length > 20, 'there were hardly any connections to take');
			await seconds(4);
			for (const client of taken) await client.end();
		},
	},
];
