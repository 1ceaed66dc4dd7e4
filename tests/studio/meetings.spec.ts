import { expect, test } from '@playwright/test';
import { cn as chinese } from '../../apps/site/app/messages/cn.ts';
import { en as english } from '../../apps/site/app/messages/en.ts';
import { meetingWords } from '../../apps/site/app/messages/meeting.ts';
import { message } from '../../apps/site/server/wire/messages.ts';
import { layouts } from '../support/visitors.ts';
import { as } from './support/api.ts';
import { book, fill, found, newFair, offered, startOf, textOf, visitor } from './support/fairs.ts';
import { siteUrl, studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';

// Each layout in one language: the language does not change the layout.
for (const [[layout, options], language, words, query] of [
	[layouts[0], 'en', english, ''],
	[layouts[1], 'cn', chinese, '?lang=cn'],
] as const) {
	test.describe(`a visitor without JavaScript, ${layout}, ${language}`, () => {
		test.use({ ...options, javaScriptEnabled: false });

		test('gets a time at once, moves it and cancels it by links and forms alone', {
			tag: ['@MEET-2', '@MEET-5', '@MEET-6', '@MEET-9', '@MEET-15'],
		}, async ({ page, request }) => {
			const meeting = meetingWords[language];
			const fair = await newFair(request);
			const email = visitor();
			await page.goto(`${siteUrl}/events-info/${fair.slug}${query}`);
			const radios = page.getByRole('group', { name: meeting.chooseTime }).getByRole('radio');
			await expect(radios).toHaveCount(5);
			await radios.first().check();
			const submit = await fill(page, words, email);
			// Another visitor is faster.
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
			await expect.poll(async () => (await mails()).length).toBe(1);
			// A reload changes nothing.
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

			await expect.poll(async () => (await mails()).length).toBe(3);
			const texts: string[] = (await mails()).map(({ subject, text }: Record<string, string>) => `${subject}\n${text}`);
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

test('in a browser a time that was just taken disappears, and typed text stays', { tag: '@MEET-6' }, async ({
	page,
	request,
}) => {
	const fair = await newFair(request);
	// The test fills in the form faster than a person. Without the fill time the site suspects nobody.
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

test('a mailbox gets two times of an event; further ones are requests', { tag: '@MEET-18' }, async ({ request }) => {
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
	await expect.poll(states).toEqual(['confirmed', 'confirmed', 'unplaced']);
	expect(await offered(request, fair)).toContain(startOf(2));
});

test('sales see, move and cancel booked times, and the visitor is notified', { tag: ['@MEET-16', '@DESK-57'] }, async ({
	page,
	request,
}) => {
	const fair = await newFair(request);
	const email = visitor();
	expect((await book(request, fair, 0, email)).status).toBe(200);
	const messages = () => found(request, 'messages', `[email][equals]=${email}`);
	await expect.poll(async () => (await messages()).length).toBe(1);
	const [{ reference }] = await messages();
	await signIn(page, 'sales');
	const panel = page.getByRole('region', { name: 'Meeting' });
	await page.goto(`${studioUrl}/admin/desk/${reference}`);
	await expect(panel).toContainText(`Confirmed: ${textOf(0)}`);
	await expect(panel.getByLabel('Another time')).toBeVisible();
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

test('an editor sees which times of an event are taken, and no names', { tag: '@MEET-16' }, async ({
	page,
	request,
}) => {
	const fair = await newFair(request);
	await book(request, fair, 1);
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/events/${fair.id}`);
	const rows = page.getByRole('region', { name: 'Who has which time' }).getByRole('row');
	await expect(rows).toHaveText(['TimeWho', ...[0, 1, 2, 3].map((at) => textOf(at) + (at === 1 ? 'Taken' : 'Free'))]);
	await expect(page.getByRole('main')).not.toContainText('Duarte');
});

test('deleting a visitor deletes their meeting, and the time is free again', { tag: '@MEET-17' }, async ({
	page,
	request,
}) => {
	const fair = await newFair(request);
	const email = visitor();
	await book(request, fair, 0, email);
	const bookings = () => found(request, 'bookings', `[email][equals]=${email}`);
	await expect.poll(async () => (await bookings())[0]?.reference).toBeTruthy();
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
