// Nightly, and when one of these changes: apps/studio/src/deliveries apps/studio/src/subscribers apps/studio/src/inbox apps/studio/scripts apps/studio/src/database apps/site/server/intake
import type { ChildProcess } from 'node:child_process';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { brand } from '../../packages/contract/src/brand.ts';
import { answer } from './support/answers.ts';
import { asSite, sessionIn } from './support/api.ts';
import { sql } from './support/database.ts';
import { administrator } from './support/places.ts';
import { pair, startSite, startStudio } from './support/processes.ts';
import { wire } from './support/site.ts';
import { stop } from './support/started.ts';
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

/** Returns the references that the visitors received. */
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
	const query = `select reference from messages where fields->>'firstName' = '${name}'`;
	const rows = await sql(query, database).catch(() => []);
	return rows.map(({ reference }) => String(reference)).sort();
};

test('200 submissions reach a studio that was down, each exactly once', async ({ request }) => {
	const references = await send(request, 200, 'Early');
	studio = await startStudio();
	await expect.poll(async () => (await stored('Early')).length, { timeout: 120_000 }).toBe(200);
	expect(await stored('Early')).toEqual(references.sort());
});

test('a killed studio loses and duplicates nothing when it starts again', async ({ request }) => {
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

test('a studio without a mail server says so and sends no reply', { tag: '@DESK-40' }, async ({ request }) => {
	const headers = sessionIn(await request.post(`${pair.studio.url}/api/users/login`, { data: administrator }));
	const list = await request.get(`${pair.studio.url}/api/messages?limit=1&where[kind][equals]=signup`, { headers });
	const path = `${pair.studio.url}/api/answers/${(await list.json()).docs[0].reference}`;
	expect(await (await request.get(path, { headers })).json()).toMatchObject({ hasMailServer: false });
	const sent = await request.post(path, { headers, data: answer() });
	expect(sent.status()).toBe(422);
	expect(await sent.text()).toContain('no mail server');
	expect(await (await request.get(path, { headers })).json()).toMatchObject({ exchanges: [] });
	const test = await request.post(`${pair.studio.url}/api/mail-test`, { headers });
	expect(await test.json()).toMatchObject({ message: expect.stringContaining('no mail server') });
});

test('a subscription is confirmed by link, exported, and ended with the studio down', async ({ browser, request }) => {
	const database = `${pair.studio.dataDir}/postgres`;
	const email = 'Reader@example.com';
	const known = async () => {
		const rows = await sql(`select * from subscribers where email = '${email.toLowerCase()}'`, database);
		return rows.map(({ state, confirmed_at, unsubscribed_at }) => ({
			state,
			confirmed: confirmed_at !== null,
			unsubscribed: unsubscribed_at !== null,
		}));
	};
	const linksTo = async (step: string) => {
		const rows = await sql(`select text from mails where "to" = '${email.toLowerCase()}' order by id`, database);
		return rows.flatMap(({ text }) => `${text}`.match(new RegExp(`http.*/subscription/${step}.*`)) ?? []);
	};
	const signUp = (language: string) =>
		wire(
			request,
			'/message/index',
			{ first_name: 'Rae', last_name: 'Der', email, source: 'Other', type: 'Contact Us', language },
			pair.site.url,
		);
	const exported = async (state: string) => {
		const headers = sessionIn(await request.post(`${pair.studio.url}/api/users/login`, { data: administrator }));
		return (await request.get(`${pair.studio.url}/api/newsletter/csv?state=${state}`, { headers })).text();
	};
	const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
	const use = async (link = '', button = '') => {
		const answer = await visitor.goto(link);
		expect(answer?.headers()).toMatchObject({
			'cache-control': 'no-store',
			'referrer-policy': 'no-referrer',
			'x-robots-tag': 'noindex',
		});
		await visitor.getByRole('main').getByRole('button', { name: button }).click();
		await visitor.waitForURL(/done=yes/);
		return visitor.getByRole('heading', { level: 1 }).innerText();
	};

	// Two requests that differ in letter case make one subscriber, who gets nothing before confirming.
	expect((await signUp('en')).status).toBe(200);
	await expect.poll(async () => (await linksTo('confirm')).length, { timeout: 30_000 }).toBe(1);
	expect(await signUp('en')).toMatchObject({ status: 200, msg: 'ok', data: { reference: expect.any(String) } });
	await expect.poll(async () => (await linksTo('confirm')).length, { timeout: 30_000 }).toBe(2);
	expect(await known()).toEqual([{ state: 'pending', confirmed: false, unsubscribed: false }]);
	for (const state of ['confirmed', 'unsubscribed']) expect(await exported(state)).not.toContain(email.toLowerCase());

	const [confirm] = await linksTo('confirm');
	expect(await use(confirm, 'Confirm subscription')).toBe('You are subscribed');
	expect(visitor.url()).not.toContain('token');
	await expect.poll(known, { timeout: 30_000 }).toEqual([{ state: 'confirmed', confirmed: true, unsubscribed: false }]);
	expect(await exported('confirmed')).toContain(email.toLowerCase());

	const [unsubscribe] = await linksTo('unsubscribe');
	if (studio) await stop(studio);
	expect(await use(unsubscribe, 'Unsubscribe')).toBe('You are unsubscribed');
	studio = await startStudio();
	await expect
		.poll(known, { timeout: 60_000 })
		.toEqual([{ state: 'unsubscribed', confirmed: true, unsubscribed: true }]);
	expect(await exported('confirmed')).not.toContain(email.toLowerCase());
	expect(await exported('unsubscribed')).toContain(email.toLowerCase());

	// A new request and its confirmation renew the subscription.
	await signUp('en');
	await expect.poll(async () => (await linksTo('confirm')).length, { timeout: 30_000 }).toBe(3);
	expect(await known()).toMatchObject([{ state: 'unsubscribed' }]);
	await use((await linksTo('confirm')).at(-1), 'Confirm subscription');
	await expect.poll(known, { timeout: 30_000 }).toMatchObject([{ state: 'confirmed' }]);
	await visitor.context().close();
});

test('a submission is deleted after its retention and two checks; recent ones stay', async ({ request }) => {
	const database = `${pair.studio.dataDir}/postgres`;
	const [old, recent] = [contact(), contact()];
	old.receivedAt = '2020-01-01T00:00:00.000Z';
	const data = { submissions: [old, recent], views: [] };
	await request.post(`${pair.studio.url}/api/deliveries`, { headers: asSite, data });
	const kept = async () => {
		const query = `select reference from messages where reference in ('${old.reference}', '${recent.reference}')`;
		return (await sql(query, database)).map(({ reference }) => reference);
	};
	expect(await kept()).toHaveLength(2);
	const memory = async () =>
		(await sql(`select (data->>'seenAt')::float as seen from payload_kv where key = 'retention'`, database))[0]?.seen;
	await expect.poll(memory, { timeout: 60_000 }).toBeGreaterThan(0);
	const seen = Date.now() - 25 * 3_600_000;
	await sql(`update payload_kv set data = '{"seenAt":${seen}}' where key = 'retention'`, database);
	if (studio) await stop(studio);
	studio = await startStudio();
	await expect.poll(memory, { timeout: 60_000 }).toBeGreaterThan(seen);
	expect(await kept()).toEqual([recent.reference]);
});

test('many expired items at once wait until an administrator agrees to delete them', async ({ browser }) => {
	const database = `${pair.studio.dataDir}/postgres`;
	const seen = Date.now() - 25 * 3_600_000;
	await sql(`update messages set received_at = '2020-01-01' where kind = 'signup'`, database);
	await sql(`update payload_kv set data = '{"seenAt":${seen}}' where key = 'retention'`, database);
	const count = async () =>
		Number((await sql(`select count(*) from messages where kind = 'signup'`, database))[0]?.count);
	const before = await count();
	expect(before).toBeGreaterThan(0);
	if (studio) await stop(studio);
	studio = await startStudio();
	const page = await browser.newPage();
	await page.goto(`${pair.studio.url}/admin/login`);
	await page.locator('#field-email').fill(administrator.email);
	await page.locator('#field-password').fill(administrator.password);
	await page.getByRole('button', { name: 'Login' }).click();
	await expect(page).toHaveURL(/\/admin\/?$/);
	const card = page.getByRole('region', { name: 'Waiting for your word' });
	await expect(async () => {
		await page.reload();
		await expect(card).toContainText(`${before} of ${before} sign-ups`, { timeout: 1000 });
	}).toPass({ timeout: 30_000 });
	expect(await count()).toBe(before);
	await card.getByRole('button', { name: 'Delete these for good' }).first().click();
	await expect.poll(count).toBe(0);
	await expect(card.getByText('sign-ups')).toBeHidden();
	await page.close();
});

test('without a mail server nobody reads that a link was sent', async ({ page, request }) => {
	await page.goto(`${pair.studio.url}/admin/forgot`);
	await expect(page.getByText('This studio has no mail server')).toBeVisible();
	await expect(page.getByRole('textbox')).toHaveCount(0);
	const answer = await request.post(`${pair.studio.url}/api/users/forgot-password`, {
		data: { email: administrator.email },
	});
	expect(answer.status()).toBe(503);
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
