import { expect, type Page, test } from '@playwright/test';
import { meetingClock, meetingText, zoneName } from '@site/contract/meeting-text';
import { demoSnapshot } from '@site/demo/snapshot';
import { eventAddress } from '../../apps/site/app/destinations.ts';
import { cn as chinese } from '../../apps/site/app/messages/cn.ts';
import { en as english } from '../../apps/site/app/messages/en.ts';
import { meetingWords } from '../../apps/site/app/messages/meeting.ts';
import { violationsNow } from '../support/accessibility.ts';
import { alive } from '../support/forms.ts';
import { expectNothingSideways } from '../support/reflow.ts';
import { layouts } from '../support/visitors.ts';

// This site has no studio: every time is a wish.
const [event] = demoSnapshot.events.filter(({ meetings }) => meetings).toReversed();
if (!event?.meetings) throw new Error('The sample company has one');
const { times, timeZone } = event.meetings;
const [first, second] = times;
if (!first || !second) throw new Error('It has two');
const address = eventAddress(event.slug);
const inLanguages = [
	['en', english, ''],
	['cn', chinese, '?lang=cn'],
] as const;

async function fill(page: Page, words: typeof english | typeof chinese) {
	const form = page.getByRole('main').getByRole('form');
	await form.getByLabel(words.firstName).fill('Ada');
	await form.getByLabel(words.lastName).fill('Lim');
	await form.getByLabel(words.email).fill('ada@example.com');
	await form.getByLabel(words.howDidYouHear).selectOption('Referral');
	return form;
}

for (const [layout, visitor] of layouts) {
	for (const [language, words, query] of inLanguages) {
		const meeting = meetingWords[language];
		const clock = meetingClock(first.startsAt, timeZone, language);

		test.describe(`without JavaScript, ${layout}, ${language}`, () => {
			test.use({ ...visitor, javaScriptEnabled: false });

			test('a time is chosen by the clocks of the event, and without the studio we confirm by e-mail (MEET-2, MEET-4, MEET-10)', async ({
				page,
			}) => {
				await page.goto(address + query);
				const group = page.getByRole('group', { name: meeting.chooseTime });
				await expect(group.getByRole('radio')).toHaveCount(times.length + 1);
				await expect(group).toContainText(meeting.eventClock(zoneName(first.startsAt, timeZone, language)));
				await expect(group.getByRole('radio').first()).toHaveAccessibleName(
					`${clock} ${meeting.minutes(first.minutes)}`,
				);
				await group.getByRole('radio').first().check();
				const form = await fill(page, words);
				await form.getByLabel(words.firstName).fill(' ');
				await form.getByRole('button', { name: words.submit }).click();
				// What is missing is said, and the chosen time stays.
				await expect(page.getByText(words.completeField).first()).toBeVisible();
				await expect(group.getByRole('radio').first()).toBeChecked();
				await form.getByLabel(words.firstName).fill('Ada');
				await form.getByRole('button', { name: words.submit }).click();

				const main = page.getByRole('main');
				await expect(main.getByRole('heading', { level: 1 })).toHaveText(meeting.titles.waiting);
				await expect(page).toHaveURL(/\/meeting\?key=6\.\d+\.[\w-]{22}\.[\w-]{43}/);
				await expect(main).toContainText(meetingText({ ...first, timeZone }, language));
				await expect(main).toContainText((language === 'cn' && event.title.cn) || event.title.en);
				await expect(main.getByRole('button')).toHaveCount(0);
			});
		});

		test.describe(`in a browser, ${layout}, ${language}`, () => {
			test.use({ ...visitor, timezoneId: 'America/New_York' });

			test('times are those of the visitor’s own clocks, with those of the event below (MEET-4)', async ({ page }) => {
				await page.goto(address + query);
				const group = page.getByRole('group', { name: meeting.chooseTime });
				const own = meetingClock(first.startsAt, 'America/New_York', language);
				const radio = group.getByRole('radio').first();
				await expect(radio).toHaveAccessibleName(`${own} ${clock} ${meeting.atEvent}`);
				await expect(group).toContainText(
					meeting.yourClock(
						zoneName(first.startsAt, 'America/New_York', language),
						zoneName(first.startsAt, timeZone, language),
					),
				);
				await radio.scrollIntoViewIfNeeded();
				expect(await violationsNow(page)).toEqual([]);
				await alive(page);
				await radio.check();
				const form = await fill(page, words);
				await form.getByRole('button', { name: words.submit }).click();
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(meeting.titles.waiting);
				const main = page.getByRole('main');
				await expect(main).toContainText(meetingText({ ...first, timeZone }, language));
				await expect(main).toContainText(meetingText({ ...first, timeZone: 'America/New_York' }, language));
				expect(await violationsNow(page)).toEqual([]);
			});
		});
	}
}

test('a narrow phone shows the times without scrolling sideways', async ({ page }) => {
	await page.goto(address);
	await expectNothingSideways(page, [320, 360]);
});

test('who finds no time sends the form as before, and an event without times has the plain form (MEET-1, MEET-2)', async ({
	page,
}) => {
	await page.goto(address);
	await alive(page);
	await page.getByRole('radio', { name: meetingWords.en.none }).check();
	const form = await fill(page, english);
	const sent = page.waitForRequest('**/apis/api/message/index');
	await form.getByRole('button', { name: english.submit }).click();
	expect((await sent).postDataJSON()).not.toHaveProperty('meeting');
	await expect(page.getByText(english.formSent).first()).toBeVisible();
	const plain = demoSnapshot.events.findLast(({ meetings }) => !meetings);
	await page.goto(eventAddress(plain?.slug ?? ''));
	await expect(page.getByRole('main').getByRole('form')).toBeVisible();
	await expect(page.getByRole('radio')).toHaveCount(0);
});

test('the page of a meeting is for whoever has the whole key, and for no cache or search engine (MEET-12)', async ({
	request,
}) => {
	const fields = { first_name: 'A', last_name: 'B', email: 'c', phone_number: '', source: 'Other', type: 'x' };
	const call = { data: { ...fields, item: `event:${event.id}`, meeting: second.startsAt } };
	const { page } = (await (await request.post('/apis/api/message/index', call)).json()).data;
	const shown = await request.get(page);
	expect(shown.status()).toBe(200);
	expect(shown.headers()).toMatchObject({
		'cache-control': 'no-store',
		'referrer-policy': 'no-referrer',
		'x-robots-tag': 'noindex',
	});
	const key = new URL(page, 'http://x').searchParams.get('key') ?? '';
	const wrong = await request.get(`/meeting?key=${key.slice(0, -2)}`);
	expect(wrong.status()).toBe(404);
	expect(await wrong.text()).toContain(meetingWords.en.withoutKey);
	expect((await request.get(`/calendar/meeting.ics?key=${key}`)).status()).toBe(404);
	const gone = { ...call.data, meeting: '2020-01-01T10:00:00.000Z' };
	const refused = await (await request.post('/apis/api/message/index', { data: gone })).json();
	expect(refused).toMatchObject({ status: 422, data: { fields: ['meeting'] } });
	// Nothing changes without a studio, and another site can not press the button.
	const cancel = { form: { key, cancel: 'yes' }, maxRedirects: 0 };
	const changed = await request.post('/meeting', cancel);
	expect(changed.headers().location).toBe(`/meeting?key=${key}&outcome=later`);
	const foreign = await request.post('/meeting', { ...cancel, headers: { 'sec-fetch-site': 'cross-site' } });
	expect(foreign.status()).toBe(403);
});
