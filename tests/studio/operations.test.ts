import { randomUUID } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { describe } from 'vitest';
import { asSite } from './support/api.ts';
import { holding, sql } from './support/database.ts';
import { dataDir, studioUrl } from './support/places.ts';
import { contact } from './support/submissions.ts';
import { expect, test } from './support/without-pages.ts';

/** From this machine, without a proxy in between. */
const ask = async (path: string, headers: Record<string, string> = {}) => {
	const answer = await fetch(studioUrl + path, { headers, redirect: 'manual' });
	return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

const figure = async (name: string) => {
	const line = (await ask('/metrics')).text.split('\n').find((each) => each.startsWith(`${name} `));
	return Number(line?.slice(name.length));
};

test('the studio reports alive and ready to anyone, and the response is not cached', async () => {
	for (const [path, word] of [
		['/healthz', 'ok'],
		['/readyz', 'ready'],
	] as const) {
		const { status, text, headers } = await ask(path, { 'x-forwarded-for': '192.0.2.1', cookie: 'payload-token=x' });
		expect([status, text]).toEqual([200, `${word}\n`]);
		expect(headers.get('cache-control')).toContain('no-store');
	}
});

test('a connection stays open longer than a proxy in front of the studio keeps it', async () => {
	const { headers } = await ask('/healthz');
	expect(Number(headers.get('keep-alive')?.match(/timeout=(\d+)/)?.[1])).toBeGreaterThan(60);
});

test('figures are for this machine alone, never through a proxy or another address', async () => {
	expect((await ask('/metrics')).text).toMatch(/^studio_database_up 1$/m);
	for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
		expect((await ask('/metrics', { [name]: '127.0.0.1' })).status, name).toBe(404);
	for (const path of ['/api/operations/metrics', '/api/operations/readyz'])
		expect((await ask(path)).status, path).toBe(401);
});

test('readiness and figures report a silent database while the studio is alive', async () => {
	await holding('delivered', async () => {
		expect((await ask('/readyz')).status).toBe(503);
		expect((await ask('/healthz')).status).toBe(200);
	});
	await holding('mails', async () => {
		const { status, text } = await ask('/metrics');
		expect(status).toBe(200);
		expect(text).toMatch(/^studio_database_up 0$/m);
		expect(text).toMatch(/^studio_data_free_bytes \d+$/m);
	});
	await expect.poll(async () => (await ask('/readyz')).status).toBe(200);
	await expect.poll(() => figure('studio_database_up')).toBe(1);
});

test('waiting submissions are counted, with the age of the oldest', async ({ request }) => {
	const before = await figure('studio_submissions_new{kind="message"}');
	await deliver(request, { receivedAt: '2020-01-01T00:00:00.000Z' });
	expect(await figure('studio_submissions_new{kind="message"}')).toBe(before + 1);
	const years = (await figure('studio_submissions_oldest_new_seconds{kind="message"}')) / 365 / 86_400;
	expect(years).toBeGreaterThan(5);
});

test('mail refused to us is counted apart from mail refused to visitors', async ({ request }) => {
	const reference = await deliver(request);
	const refused = {
		staff: 'studio_mails{recipient="staff",state="refused"}',
		visitor: 'studio_mails{recipient="visitor",state="refused"}',
	};
	const before = { staff: await figure(refused.staff), visitor: await figure(refused.visitor) };
	// As a failed attempt leaves them, and not due again during the test.
	await sql(
		`update mails set status = 'waiting', last_error = 'refused', next_attempt_at = now() + interval '1 hour' where reference = '${reference}'`,
	);
	await expect.poll(() => figure(refused.staff)).toBeGreaterThanOrEqual(1);
	expect(await figure(refused.visitor)).toBeGreaterThanOrEqual(1);
	await sql(`delete from mails where reference = '${reference}'`);
	await expect.poll(() => figure(refused.staff)).toBeLessThanOrEqual(before.staff);
	expect(await figure(refused.visitor)).toBeLessThanOrEqual(before.visitor);
});

describe('sign-ins', () => {
	test('that are refused are counted by their reason', async ({ request }) => {
		const names = ['password', 'too many'].map((reason) => `studio_sign_ins_refused_total{reason="${reason}"}`);
		const counts = () => Promise.all(names.map(figure));
		const [wrong = 0, often = 0] = await counts();
		const data = { email: `${randomUUID()}@example.com`, password: 'wrong' };
		for (let time = 0; time < 6; time++) await request.post('/api/users/login', { data });
		expect(await counts()).toEqual([wrong + 5, often + 1]);
	});
});

test('figures report the time of the last backup, and a missing backup', async () => {
	expect(await figure('studio_last_backup_timestamp_seconds')).toBe(0);
	await writeFile(`${dataDir}/last-backup`, '');
	await utimes(`${dataDir}/last-backup`, 1_700_000_000, 1_700_000_000);
	expect(await figure('studio_last_backup_timestamp_seconds')).toBe(1_700_000_000);
});

async function deliver(request: APIRequestContext, more: object = {}): Promise<string> {
	const sent = { ...contact(`${randomUUID()}@example.com`), ...more };
	await request.post('/api/deliveries', { headers: asSite, data: { submissions: [sent] } });
	return sent.reference;
}
