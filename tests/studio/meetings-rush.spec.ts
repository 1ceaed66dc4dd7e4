// Nightly, and when one of these changes: apps/studio/src/meetings apps/studio/src/deliveries apps/site/server/intake apps/site/server/meetings packages/contract/src/meeting-text.ts
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { en as english } from '../../apps/site/app/messages/en.ts';
import { meetingWords } from '../../apps/site/app/messages/meeting.ts';
import { fill, found, newFair, offered, person, startOf, visitor } from './support/fairs.ts';
import { siteUrl } from './support/places.ts';
import { pair, startSite, startStudio } from './support/processes.ts';
import { stop } from './support/started.ts';

test('of 500 visitors at once, 20 get a time and 480 learn that it was taken', { tag: '@MEET-6' }, async ({
	request,
}) => {
	test.setTimeout(180_000);
	const fair = await newFair(request, '19:00');
	await expect.poll(async () => (await offered(request, fair)).length).toBe(20);
	const send = async (index: number) => {
		const body = { ...person(`crowd-${index}@example.com`), item: `event:${fair.id}`, meeting: startOf(index % 20) };
		const answer = await fetch(`${siteUrl}/apis/api/message/index`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
			body: JSON.stringify(body),
		});
		return answer.json();
	};
	const answers = await Promise.all(Array.from({ length: 500 }, (_, index) => send(index)));
	const confirmed = answers.filter(({ data }) => data?.page && !data.page.includes('outcome=wished'));
	const taken = answers.filter(({ status, data }) => status === 422 && data.fields[0] === 'meeting');
	expect([confirmed.length, taken.length]).toEqual([20, 480]);
	const bookings = await found(request, 'bookings', `[eventTitle][equals]=${encodeURIComponent(fair.title)}`);
	expect(bookings).toHaveLength(20);
	expect(new Set(bookings.map(({ time }: { time: string }) => time)).size).toBe(20);
	expect(await offered(request, fair)).toEqual([]);
	const messages = `[itemId][equals]=${fair.id}`;
	await expect.poll(async () => (await found(request, 'messages', messages)).length, { timeout: 60_000 }).toBe(20);
});

test.describe('while the studio is down', () => {
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
	test.use({ javaScriptEnabled: false });

	test('a time is noted as a request, and confirmed once the studio is back', {
		tag: ['@MEET-10', '@MEET-11'],
	}, async ({ page, request }) => {
		const { en } = meetingWords;
		await page.goto(`${pair.site.url}/events-info/gulf-medical-trade-fair-2027`);
		await page.getByRole('group', { name: en.chooseTime }).getByRole('radio').first().check();
		await (await fill(page, english, visitor())).click();
		const title = page.getByRole('heading', { level: 1 });
		await expect(title).toHaveText(en.titles.waiting);
		const address = page.url();
		await page.goto(address.replace('&outcome=wished', ''));
		await expect(title).toHaveText(en.titles.unknown);
		await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
		studio = await startStudio();
		const shown = async () => (await request.get(address)).text();
		await expect.poll(shown, { timeout: 120_000 }).toContain(en.titles.confirmed);
		await page.goto(address);
		await expect(title).toHaveText(en.titles.confirmed);
		await expect(page.getByRole('main')).toContainText('Gulf Standard Time');
	});
});
