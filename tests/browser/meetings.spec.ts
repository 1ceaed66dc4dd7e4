import { expect, type Page, test } from '@playwright/test';
import { meetingClock, meetingText, zoneName } from '@site/contract/meeting-text';
import { demoSnapshot } from '@site/demo/snapshot';
import { eventAddress } from '../../apps/site/app/destinations.ts';
import { cn as chinese } from '../../apps/site/app/messages/cn.ts';
import { en as english } from '../../apps/site/app/messages/en.ts';
import { meetingWords } from '../../apps/site/app/messages/meeting.ts';
import { violationsNow } from '../support/accessibility.ts';
import { hydrated } from '../support/hydrated.ts';
import { expectNothingSideways } from '../support/reflow.ts';
import { desktopAtLeast, mobileAtLeast } from '../support/visitors.ts';

// This site has no studio, so every chosen time is only a request.
const [event] = demoSnapshot.events.filter(({ meetings }) => meetings).toReversed();
if (!event?.meetings) throw new Error('The sample company has one');
const { times, timeZone } = event.meetings;
const [first, second] = times;
if (!first || !second) throw new Error('It has two');
const address = eventAddress(event.slug);
const inLanguages = [
	['en', english, '', desktopAtLeast, mobileAtLeast],
	['cn', chinese, '?lang=cn', mobileAtLeast, desktopAtLeast],
] as const;

async function fill(page: Page, words: typeof english | typeof chinese) {
	const form = page.getByRole('main').getByRole('form');
	await form.getByLabel(words.firstName).fill('Ada');
	await form.getByLabel(words.lastName).fill('Lim');
	await form.getByLabel(words.email).fill('ada@example.com');
	await form.getByLabel(words.howDidYouHear).selectOption('Referral');
	return form;
}

for (const [language, words, query, withoutScripting, withScripting] of inLanguages) {
	const meeting = meetingWords[language];
	const clock = meetingClock(first.startsAt, timeZone, language);

	for (const [layout, visitor] of withoutScripting) {
		test.describe(`without JavaScript, ${layout}, ${language}`, () => {
			test.use({ ...visitor, javaScriptEnabled: false });

			test('times are those of the event, and without the studio we confirm by e-mail', {
				tag: ['@MEET-2', '@MEET-4', '@MEET-10'],
			}, async ({ page }) => {
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
				// Missing fields are named, and the chosen time stays.
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
	}

	for (const [layout, visitor] of withScripting) {
		test.describe(`in a browser, ${layout}, ${language}`, () => {
			test.use({ ...visitor, timezoneId: 'America/New_York' });

			test('times use the visitor’s time zone, with the event’s time below', { tag: '@MEET-4' }, async ({ page }) => {
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
				await hydrated(page);
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

test('a narrow phone shows the times without sideways scrolling', async ({ page }) => {
	await page.goto(address);
	await expectNothingSideways(page, [320, 360]);
});

test('the form works without a chosen time, and stays plain for other events', { tag: ['@MEET-1', '@MEET-2'] }, async ({
	page,
}) => {
	await page.goto(address);
	await hydrated(page);
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
