import type { ChildProcess } from 'node:child_process';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { sql } from './support/database.ts';
import { pair, startSite, startStudio, stop } from './support/processes.ts';
import { wire } from './support/site.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

let site: ChildProcess;
let studio: ChildProcess | undefined;

test.beforeAll(async () => {
	site = await startSite();
});

test.afterAll(async () => {
	await stop(site);
	if (studio) await stop(studio);
});

/** Gives the references the visitors were told. */
async function send(request: APIRequestContext, count: number, name: string): Promise<string[]> {
	const references: string[] = [];
	for (let start = 0; start < count; start += 20) {
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				wire(
					request,
					'/message/index',
					{
						first_name: name,
						last_name: String(start + index),
						email: 'v@example.com',
						source: 'Other',
						type: 'Contact Us',
					},
					pair.site.url,
				),
			),
		);
		references.push(...answers.map(({ data }) => data.reference));
	}
	return references;
}

const stored = async (name: string): Promise<string[]> => {
	const database = `${pair.studio.dataDir}/postgres`;
	const tables = ['contact_messages', 'sign_ups'].map(
		(table) => `select reference from ${table} where first_name = '${name}'`,
	);
	const rows = await sql(tables.join(' union all '), database).catch(() => []);
	return rows.map(({ reference }) => String(reference)).sort();
};

test('200 submissions while the studio is down arrive once it is up, each exactly once', async ({ request }) => {
	const references = await send(request, 200, 'Early');
	studio = await startStudio();
	await expect.poll(async () => (await stored('Early')).length, { timeout: 120_000 }).toBe(200);
	expect(await stored('Early')).toEqual(references.sort());
});

test('a studio killed in the middle, with its database left behind, loses and doubles nothing', async ({ request }) => {
	const sending = send(request, 200, 'Middle');
	await expect
		.poll(async () => (await stored('Middle')).length, { timeout: 60_000, intervals: [50] })
		.toBeGreaterThan(0);
	if (studio) await stop(studio, 'SIGKILL');
	const references = await sending;
	studio = await startStudio();
	await expect.poll(async () => (await stored('Middle')).length, { timeout: 120_000 }).toBe(200);
	expect(await stored('Middle')).toEqual(references.sort());
});
