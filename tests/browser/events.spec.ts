import { expect, type Page, test } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { dayAnywhere } from '../../apps/site/server/content/dates.ts';
import { violationsNow } from '../support/accessibility.ts';
import { hydrated } from '../support/hydrated.ts';
import { holdScripts } from '../support/late-scripts.ts';
import { desktopAtLeast, layouts, mobileAtLeast, visitors } from '../support/visitors.ts';

const today = dayAnywhere(Date.now());
const byStart = demoSnapshot.events.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
const coming = byStart.filter(({ endsOn }) => endsOn >= today);
const past = byStart.filter(({ endsOn }) => endsOn < today).reverse();

for (const [layout, options] of layouts) {
	test.describe(layout, () => {
		test.use(options);

		test('upcoming events come first, past ones are marked; each links to its page', {
			tag: ['@smoke', '@ROUTE-12', '@PAGE-26', '@FORM-8'],
		}, async ({ page }) => {
			await page.goto('/events');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
			const cards = page
				.getByRole('main')
				.getByRole('listitem')
				.filter({ has: page.getByRole('heading', { level: 3 }) });
			await expect(cards.getByRole('heading')).toHaveText([...coming, ...past].map(({ title }) => title.en));
			for (const [index, { title, url, slug, address, booth }] of [...coming, ...past].entries()) {
				const card = cards.nth(index);
				await expect(card).toContainText(address.en);
				await expect(card).toContainText(`Booth${booth}`);
				const link = card.getByRole('link', { name: `Learn More ${title.en}` });
				await expect(link).toHaveAttribute('href', url || `/events-info/${slug}`);
				if (layout === 'desktop') await expect(link).toHaveAttribute('target', '_blank');
				else await expect(link).not.toHaveAttribute('target');
				await expect(card.getByText('Past event')).toHaveCount(index < coming.length ? 0 : 1);
				if (index >= coming.length) await expect(card).not.toContainText('Schedule a meeting');
			}
			const button = layout === 'desktop' ? 'Submit' : 'Subscribe';
			await expect(page.getByRole('form', { name: 'Contact Us' }).getByRole('button', { name: button })).toBeVisible();
		});
	});
}

for (const [layout, options] of desktopAtLeast) {
	test.describe(layout, () => {
		test.use(options);

		test('an upcoming event offers a meeting and a calendar file, a past one links on', {
			tag: ['@PAGE-28', '@FORM-6', '@FORM-8'],
		}, async ({ page, request }) => {
			const [event] = coming;
			const [over] = past;
			if (!event || !over) throw new Error('The sample company has both');
			await page.goto(`/events-info/${event.slug}`);
			await expect(page).toHaveTitle(`${event.title.en} - Halvera Diagnostics`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Meet with Us at ${event.title.en}`);
			const main = page.getByRole('main');
			await expect(main).toContainText(event.address.en);
			const [shown] = event.sections;
			if (shown?.kind !== 'cards') throw new Error('The sample shows cards there');
			await expect(main.getByRole('heading', { level: 2, name: shown.title?.en })).toBeVisible();
			for (const { title, action } of shown.items)
				await expect(main.getByRole('listitem').filter({ hasText: title.en }).getByRole('link')).toHaveAttribute(
					'href',
					action?.to ?? '',
				);
			await expect(main).toContainText('Schedule a meeting using the form below:');
			await expect(page.getByLabel(`What would you like to discuss at ${event.title.en}?`)).toBeVisible();
			await expect(main.getByRole('button', { name: 'Submit' })).toBeVisible();
			const href = await main.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href');
			const file = await request.get(href ?? '');
			expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
			expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${event.startsOn.replaceAll('-', '')}\r\n`);

			await page.goto(`/events-info/${over.slug}`);
			await expect(main.getByText('Past event', { exact: true })).toBeVisible();
			await expect(main.getByRole('heading', { level: 1 })).toHaveText(over.title.en);
			await expect(main.getByText('Schedule a meeting using the form below:')).toHaveCount(0);
			await expect(main.getByRole('form')).toHaveCount(0);
			await main.getByRole('link', { name: 'All events' }).first().click();
			await expect(page).toHaveURL('/events');
		});
	});
}

const running = demoSnapshot.films.find(({ id }) => id === 2);

/** The requested films and captions, and every request to another host. */
function watchRequests(page: Page, baseURL = '') {
	const asked: string[] = [];
	page.on('request', (each) => {
		if (/\.(mp4|vtt)$/.test(each.url()) || !each.url().startsWith(baseURL)) asked.push(each.url().replace(baseURL, ''));
	});
	return asked;
}

for (const [layout, options] of desktopAtLeast) {
	test.describe(`the film of the events page, ${layout}`, () => {
		test.use(options);

		test('replaces its picture when pressed, has captions, and requests nothing before', { tag: '@D36' }, async ({
			page,
			baseURL,
		}) => {
			const asked = watchRequests(page, baseURL);
			await page.goto('/events?lang=cn');
			const press = page.getByRole('button', { name: '观看视频：进行检测' });
			await press.scrollIntoViewIfNeeded();
			const place = await press.boundingBox();
			expect(asked).toEqual([]);
			await press.press('Enter');
			const film = page.locator('video');
			await expect(film).toBeFocused();
			expect(await film.boundingBox()).toEqual(place);
			await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
			const tracks = () =>
				film.evaluate((video: HTMLVideoElement) =>
					[...video.textTracks].map(({ label, language, mode }) => `${label} ${language} ${mode}`),
				);
			await expect.poll(tracks).toEqual(['English en disabled', '中文 zh-CN showing']);
			await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[1]?.cues?.length)).toBe(6);
			expect(asked).toContain(running?.file?.url);
			expect(asked.filter((url) => url.startsWith('http'))).toEqual([]);
			expect(await violationsNow(page)).toEqual([]);
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`the film of the events page, ${layout}`, () => {
		test.use(options);

		test('is a link to the film without scripting', async ({ browser }) => {
			const page = await (await browser.newContext({ ...options, javaScriptEnabled: false })).newPage();
			await page.goto('/events');
			await expect(page.getByRole('button', { name: /Watch the video/ })).toBeHidden();
			const link = page.getByRole('link', { name: 'Watch the video: Running the test' });
			await expect(link).toHaveAttribute('href', running?.file?.url ?? '');
			await link.click();
			await expect(page).toHaveURL(/\/media\/film-running-[0-9a-f]{10}\.mp4$/);
		});
	});
}

test.describe('by itself', () => {
	test.use(visitors.desktop);

	test('a film that is pressed before its code has loaded plays once it has', { tag: '@D36' }, async ({ page }) => {
		const letCome = await holdScripts(page, '**/assets/film-*.js');
		await page.goto('/events');
		await hydrated(page);
		await page.getByRole('button', { name: /Watch the video/ }).click();
		letCome();
		await expect(page.locator('video')).toBeFocused();
	});

	test('a film plays, and the calendar file of an unknown event is not found', async ({ page, request }) => {
		await page.goto(running?.file?.url ?? '');
		const played = page.locator('video');
		await expect.poll(() => played.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
		for (const name of ['nope.ics', '%ZZ.ics', '.ics', 'nope']) {
			expect((await request.get(`/calendar/${name}`)).status()).toBe(404);
		}
	});
});
