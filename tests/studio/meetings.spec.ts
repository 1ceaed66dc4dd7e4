import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { cn as chinese } from '../../apps/site/app/messages/cn.ts';
import { en as english } from '../../apps/site/app/messages/en.ts';
import { meetingWords } from '../../apps/site/app/messages/meeting.ts';
import { message } from '../../apps/site/server/wire/messages.ts';
import { meetingText } from '../../packages/contract/src/meeting-text.ts';
import { momentIn } from '../../packages/contract/src/zoned-time.ts';
import { layouts } from '../support/visitors.ts';
import { as, asSite } from './support/api.ts';
import { siteUrl, studioUrl } from './support/places.ts';
import { pair, startSite, startStudio } from './support/processes.ts';
import { signIn } from './support/sign-in.ts';
import { wire } from './support/site.ts';
import { stop } from './support/started.ts';
import { contact } from './support/submissions.ts';

const timeZone = 'Asia/Dubai';
const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const startOf = (index: number, minutes = 30) =>
	new Date(momentIn(timeZone, { day, time: '09:00' }) + index * minutes * 60_000).toISOString();
const textOf = (index: number, language: 'en' | 'cn' = 'en') =>
	meetingText({ startsAt: startOf(index), minutes: 30, timeZone }, language);

type Fair = { id: number; slug: string; title: string };

/** A published event with times from nine o'clock on, once the site shows it. */
async function newFair(request: APIRequestContext, until = '11:00', minutes = 30): Promise<Fair> {
	const slug = `fair-${randomUUID().slice(0, 8)}`;
	const noon = `${day}T12:00:00.000Z`;
	const data = {
		...{ slug, title: `Fair ${slug}`, titleCn: `展会 ${slug}`, address: 'Hall 1', startsOn: noon, endsOn: noon },
		meetings: { timeZone, sessions: [{ day: noon, from: '09:00', until, minutes, place: 'Table A' }] },
		_status: 'published',
	};
	const answer = await request.post('/api/events', { headers: await as(request, 'editor'), data });
	const { doc } = await answer.json();
	const shown = async () => (await request.get(`${siteUrl}/events-info/${slug}`)).status();
	await expect.poll(shown, { timeout: 30_000 }).toBe(200);
	return { id: doc.id, slug, title: data.title };
}

const person = (email: string) => ({
	...{ first_name: 'Ines', last_name: 'Duarte', email, phone_number: '', source: 'Referral', type: 'x' },
});
const book = (request: APIRequestContext, fair: Fair, index: number, email = 'ines@example.com', minutes = 30) =>
	wire(request, '/message/index', {
		...person(email),
		item: `event:${fair.id}`,
		meeting: startOf(index, minutes),
	});
const visitor = () => `visitor-${randomUUID().slice(0, 8)}@example.com`;

async function found(request: APIRequestContext, collection: string, where: string) {
	const headers = await as(request, 'sales');
	return (await (await request.get(`/api/${collection}?limit=100&sort=id&where${where}`, { headers })).json()).docs;
}

/** What the site says is free, as its page shows it to a visitor without scripts. */
const offered = async (request: APIRequestContext, { slug }: Fair) =>
	[
		...(await (await request.get(`${siteUrl}/events-info/${slug}`)).text()).matchAll(
			/type="radio"[^>]*value="(\d[^"]+)"/g,
		),
	].map(([, value]) => value);

async function fill(page: Page, words: typeof english | typeof chinese, email: string) {
	const form = page.getByRole('main').getByRole('form');
	await form.getByLabel(words.firstName).fill('Ines');
	await form.getByLabel(words.lastName).fill('Duarte');
	await form.getByLabel(words.email).fill(email);
	await form.getByLabel(words.howDidYouHear).selectOption('Referral');
	return form.getByRole('button', { name: words.submit });
}

for (const [layout, options] of layouts) {
	for (const [language, words, query] of [
		['en', english, ''],
		['cn', chinese, '?lang=cn'],
	] as const) {
		test.describe(`a visitor without JavaScript, ${layout}, ${language}`, () => {
			test.use({ ...options, javaScriptEnabled: false });

			test('gets a time at once, moves it and cancels it by links and forms alone (MEET-3, MEET-5, MEET-7, MEET-9, MEET-14, MEET-15)', async ({
				page,
				request,
			}) => {
				const meeting = meetingWords[language];
				const fair = await newFair(request);
				const email = visitor();
				await page.goto(`${siteUrl}/events-info/${fair.slug}${query}`);
				const radios = page.getByRole('group', { name: meeting.chooseTime }).getByRole('radio');
				await expect(radios).toHaveCount(5);
				await radios.first().check();
				const submit = await fill(page, words, email);
				// Somebody else is quicker.
				expect((await book(request, fair, 0)).status).toBe(200);
				await submit.click();
				await expect(page.getByText(message('timeTaken', language))).toBeVisible();
				await expect(page.getByLabel(words.lastName).first()).toHaveValue('Duarte');
				await expect(radios).toHaveCount(4);
				await radios.first().check();
				await submit.click();

				const main = page.getByRole('main');
				const title = main.getByRole('heading', { level: 1 });
				await expect(title).toHaveText(meeting.titles.confirmed);
				await expect(main).toContainText(textOf(1, language));
				await expect.poll(() => offered(request, fair)).toEqual([startOf(2), startOf(3)]);
				const file = await request.get(
					(await main
						.getByRole('link', { name: meeting.addToCalendar })
						.evaluate((link: HTMLAnchorElement) => link.href)) ?? '',
				);
				expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
				expect(await file.text()).toContain(`DTSTART:${startOf(1).replace(/[-:]|\.\d+/g, '')}\r\n`);

				const mails = () => found(request, 'mails', `[to][equals]=${email}`);
				await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(1);
				// Opening the page again changes nothing.
				await page.reload();
				await expect(title).toHaveText(meeting.titles.confirmed);
				await main.getByRole('radio').last().check();
				await main.getByRole('button', { name: meeting.move }).click();
				await expect(main.getByText(meeting.outcomes.moved)).toBeVisible();
				await expect(main).toContainText(textOf(3, language));
				expect((await offered(request, fair)).sort()).toEqual([startOf(1), startOf(2)]);

				await main.getByText(meeting.cancelTitle, { exact: true }).click();
				await main.getByRole('button', { name: meeting.cancel }).click();
				await expect(title).toHaveText(meeting.titles.cancelled);
				expect(await offered(request, fair)).toEqual([startOf(1), startOf(2), startOf(3)]);

				await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(3);
				const texts: string[] = (await mails()).map(
					({ subject, text }: Record<string, string>) => `${subject}\n${text}`,
				);
				const fairName = language === 'cn' ? `展会 ${fair.slug}` : fair.title;
				for (const text of texts) {
					expect(text).toContain(fairName);
					expect(text).toContain(`${siteUrl}/meeting?key=`);
				}
				expect(texts.filter((text) => text.includes(textOf(3, language)))).not.toHaveLength(0);
				expect(texts.some((text) => text.includes('/calendar/meeting.ics?key='))).toBe(true);
			});
		});
	}
}

test('in a browser the time that was just taken goes away, and what was typed stays (MEET-7)', async ({
	page,
	request,
}) => {
	const fair = await newFair(request);
	// Nobody fills in a form as quickly as a test: without the time it took, nobody is suspected.
	await page.route('**/message/index', (route) => {
		const { 'x-fill-time': _, ...headers } = route.request().headers();
		return route.continue({ headers });
	});
	await page.goto(`${siteUrl}/events-info/${fair.slug}`);
	const group = page.getByRole('group', { name: meetingWords.en.chooseTime });
	await expect(group.getByRole('radio')).toHaveCount(5);
	await group.getByRole('radio').first().check();
	const submit = await fill(page, english, visitor());
	await book(request, fair, 0);
	await submit.click();
	await expect(group.getByText(message('timeTaken', 'en'))).toBeVisible();
	await expect(group.getByRole('radio')).toHaveCount(4);
	await expect(page.getByLabel(english.lastName).first()).toHaveValue('Duarte');
	await group.getByRole('radio').first().check();
	await submit.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(meetingWords.en.titles.confirmed);
	await expect(page.getByRole('main')).toContainText(textOf(1));
});

test('of 500 who choose 20 times at the same moment, 20 get one and 480 are told that it was taken (MEET-6)', async ({
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
	await expect
		.poll(async () => (await found(request, 'contact-messages', messages)).length, { timeout: 60_000 })
		.toBe(20);
});

test('a mailbox is given two times of an event; further ones are wishes (MEET-18)', async ({ request }) => {
	const fair = await newFair(request);
	const email = visitor();
	const outcomes = [];
	for (const [index, spelled] of [email, email.replace('@', '+1@'), email.toUpperCase()].entries()) {
		const { data } = await book(request, fair, index, spelled);
		outcomes.push(data.page.includes('outcome=wished') ? 'wished' : 'confirmed');
	}
	expect(outcomes).toEqual(['confirmed', 'confirmed', 'wished']);
	const states = async () => {
		const bookings = await found(request, 'bookings', `[eventTitle][equals]=${encodeURIComponent(fair.title)}`);
		return bookings.map(({ status }: { status: string }) => status);
	};
	await expect.poll(states, { timeout: 30_000 }).toEqual(['confirmed', 'confirmed', 'unplaced']);
	expect(await offered(request, fair)).toContain(startOf(2));
});

/** As it comes from a journal that waited for the studio. */
const wish = (fair: Fair, index: number, key: string) => ({
	...contact(visitor()),
	item: { kind: 'event' as const, id: fair.id },
	meeting: { startsAt: startOf(index), key },
});
const deliver = async (request: APIRequestContext, ...submissions: object[]) =>
	(await (await request.post('/api/deliveries', { headers: asSite, data: { submissions } })).json()).stored;

test('a wish that comes later is confirmed once if the time is free, and otherwise marked for staff (MEET-8, MEET-11)', async ({
	request,
}) => {
	const fair = await newFair(request);
	const [first, second] = [wish(fair, 0, `key-${randomUUID()}`), wish(fair, 0, `key-${randomUUID()}`)];
	const references = [first.reference, second.reference];
	expect(await deliver(request, first, second)).toEqual(references);
	expect(await deliver(request, second, first)).toEqual(references.toReversed());
	const state = async ({ reference }: typeof first) =>
		(await found(request, 'bookings', `[reference][equals]=${reference}`)).map(
			({ status, time }: Record<string, string>) => [status, time],
		);
	expect(await state(first)).toEqual([['confirmed', textOf(0)]]);
	expect(await state(second)).toEqual([['unplaced', textOf(0)]]);
	const mailTo = async ({ fields }: typeof first) =>
		(await found(request, 'mails', `[to][equals]=${fields.email}`)).map(({ subject }: { subject: string }) => subject);
	expect(await mailTo(first)).toEqual([`Your meeting at ${fair.title} is confirmed`]);
	expect(await mailTo(second)).toEqual([`We are looking for another time for your meeting at ${fair.title}`]);
	const [notice] = (await found(request, 'mails', `[reference][equals]=${second.reference}`)).filter(
		({ to }: { to: string }) => to === 'website@example.com',
	);
	expect(notice.text).toContain('the time is gone: please propose another');
});

// Holds MEET-16, DESK-57.
test('sales see who has which time, and move and cancel it; the visitor is told', async ({ page, request }) => {
	const fair = await newFair(request);
	const email = visitor();
	expect((await book(request, fair, 0, email)).status).toBe(200);
	const messages = () => found(request, 'contact-messages', `[email][equals]=${email}`);
	await expect.poll(async () => (await messages()).length, { timeout: 30_000 }).toBe(1);
	const [{ id }] = await messages();
	await signIn(page, 'sales');
	const panel = page.getByRole('region', { name: 'Meeting' });
	await page.goto(`${studioUrl}/admin/desk/contact-messages/${id}`);
	await expect(panel).toContainText(`Confirmed: ${textOf(0)}`);
	await expect(panel.getByLabel('Another time')).toBeVisible();
	await page.goto(`${studioUrl}/admin/collections/contact-messages/${id}`);
	await expect(panel).toContainText(`Confirmed: ${textOf(0)}`);
	page.on('dialog', (dialog) => void dialog.accept());
	await panel.getByLabel('Another time').selectOption(startOf(2));
	await panel.getByRole('button', { name: 'Move the meeting' }).click();
	await expect(panel).toContainText(`Confirmed: ${textOf(2)}`);
	await panel.getByRole('link', { name: 'Open the meeting' }).click();
	await expect(page).toHaveURL(/\/collections\/bookings\/\d+/);
	await panel.getByRole('button', { name: 'Cancel the meeting' }).click();
	await expect(panel).toContainText(`Canceled: ${textOf(2)}`);
	const subjects = (await found(request, 'mails', `[to][equals]=${email}`)).map(
		({ subject }: { subject: string }) => subject,
	);
	expect(subjects).toEqual([
		`Your meeting at ${fair.title} is confirmed`,
		`Your meeting at ${fair.title} has a new time`,
		`Your meeting at ${fair.title} is canceled`,
	]);
	const recruiter = await as(request, 'recruiter');
	const refused = await request.post('/api/meetings/staff', { headers: recruiter, form: { id: '1' } });
	expect(refused.status()).toBe(403);
	const unsaid = await request.post('/api/meetings/staff', { headers: await as(request, 'sales'), form: { id: '1' } });
	expect(unsaid.status()).toBe(400);
	expect((await request.get('/api/meetings/taken')).status()).toBe(401);
});

// Holds MEET-16.
test('an editor sees which times of an event are taken, and no names', async ({ page, request }) => {
	const fair = await newFair(request);
	await book(request, fair, 1);
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/events/${fair.id}`);
	const rows = page.getByRole('region', { name: 'Who has which time' }).getByRole('row');
	await expect(rows).toHaveText(['TimeWho', ...[0, 1, 2, 3].map((at) => textOf(at) + (at === 1 ? 'Taken' : 'Free'))]);
	await expect(page.getByRole('main')).not.toContainText('Duarte');
});

// Holds MEET-17.
test('who is deleted leaves no meeting behind, and the time is free again', async ({ page, request }) => {
	const fair = await newFair(request);
	const email = visitor();
	await book(request, fair, 0, email);
	const bookings = () => found(request, 'bookings', `[email][equals]=${email}`);
	await expect.poll(async () => (await bookings())[0]?.reference, { timeout: 30_000 }).toBeTruthy();
	await expect.poll(() => offered(request, fair)).not.toContain(startOf(0));
	await signIn(page);
	await page.goto(`${studioUrl}/admin/privacy`);
	await page.getByLabel('Email address').fill(email);
	await page.getByRole('button', { name: 'Find' }).click();
	await expect(page.getByText('Meetings: 1')).toBeVisible();
	await page.getByRole('checkbox', { name: /but problem reports/ }).check();
	await page.getByRole('button', { name: 'Delete', exact: true }).click();
	await expect(page.getByRole('status').filter({ hasText: 'were deleted' })).toBeVisible();
	expect(await bookings()).toEqual([]);
	await expect.poll(() => offered(request, fair)).toContain(startOf(0));
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

	test('a time is noted as a wish, the page says so, and it is confirmed once the studio is back (MEET-10, MEET-11, MEET-13)', async ({
		page,
	}) => {
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
		await expect(async () => {
			await page.goto(address);
			await expect(title).toHaveText(en.titles.confirmed, { timeout: 1000 });
		}).toPass({ timeout: 120_000 });
		await expect(page.getByRole('main')).toContainText('Gulf Standard Time');
	});
});
