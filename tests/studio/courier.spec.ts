import type { ChildProcess } from 'node:child_process';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { brand } from '../../packages/contract/src/brand.ts';
import { asSite } from './support/api.ts';
import { sql } from './support/database.ts';
import { pair, startSite, startStudio, stop } from './support/processes.ts';
import { wire } from './support/site.ts';
import { contact } from './support/submissions.ts';

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

test('a submission older than its retention is deleted after a restart, and a recent one stays', async ({
	request,
}) => {
	const [old, recent] = [contact(), contact()];
	old.receivedAt = '2020-01-01T00:00:00.000Z';
	const data = { submissions: [old, recent], views: [] };
	await request.post(`${pair.studio.url}/api/deliveries`, { headers: asSite, data });
	const kept = async () => {
		const query = `select reference from contact_messages where reference in ('${old.reference}', '${recent.reference}')`;
		return (await sql(query, `${pair.studio.dataDir}/postgres`)).map(({ reference }) => reference);
	};
	expect(await kept()).toHaveLength(2);
	if (studio) await stop(studio);
	studio = await startStudio();
	await expect.poll(kept, { timeout: 60_000 }).toEqual([recent.reference]);
});

test('content written for another name follows the brand at the next start', async () => {
	const database = `${pair.studio.dataDir}/postgres`;
	await sql(`update studio_state set name = 'Oldname', company = 'Oldname Labs', slug = 'oldname'`, database);
	await sql(
		`update products set title = 'By Oldname, a company of Oldname Labs' where id = (select min(id) from products)`,
		database,
	);
	await sql(`update navigation_items set url = '/oldname-poc-newsletter' where _order = 1`, database);
	if (studio) await stop(studio);
	studio = await startStudio();
	const [product] = await sql('select title from products order by id limit 1', database);
	expect(product?.title).toBe(`By ${brand.name}, a company of ${brand.company}`);
	const [item] = await sql('select url from navigation_items where _order = 1', database);
	expect(item?.url).toBe(`/${brand.slug}-poc-newsletter`);
});
