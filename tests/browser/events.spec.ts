import { expect, test } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { layouts, visitors } from '../support/visitors.ts';

const today = new Date().toISOString().slice(0, 10);
const byStart = demoSnapshot.events.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
const coming = byStart.filter(({ endsOn }) => endsOn >= today);
const past = byStart.filter(({ endsOn }) => endsOn < today).reverse();

for (const [layout, options] of layouts) {
	test.describe(layout, () => {
		test.use(options);

		test('events come soonest first, past ones after them and marked; each leads to its own page or to ours', async ({
			page,
		}) => {
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

		test('an event to come offers a meeting and a file for the calendar, a past one says so and leads on', async ({
			page,
			request,
		}) => {
			const [event] = coming;
			const [over] = past;
			if (!event || !over) throw new Error('The sample company has both');
			await page.goto(`/events-info/${event.slug}`);
			await expect(page).toHaveTitle(`${event.title.en} - Halvera Diagnostics`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Meet with Us at ${event.title.en}`);
			const main = page.getByRole('main');
			await expect(main).toContainText(event.address.en);
			await expect(main).toContainText('Schedule a meeting using the form below:');
			await expect(page.getByLabel(`What would you like to discuss at ${event.title.en}?`)).toBeVisible();
			await expect(main.getByRole('button', { name: 'Submit' })).toBeVisible();
			const href = await main.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href');
			const file = await request.get(href ?? '');
			expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
			expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${event.startsOn.replaceAll('-', '')}\r\n`);

			await page.goto(`/events-info/${over.slug}`);
			await expect(main.getByText('Past event', { exact: true })).toBeVisible();
			await expect(main.getByRole('form')).toHaveCount(0);
			await main.getByRole('link', { name: 'All events' }).first().click();
			await expect(page).toHaveURL('/events');
		});
	});
}

test.describe('no host', () => {
	test.use(visitors.desktop);
	test('the video asks no other host before it is followed, and a calendar of no event is not found', async ({
		page,
		baseURL,
		request,
	}) => {
		const asked: string[] = [];
		page.on('request', (each) => asked.push(each.url()));
		await page.goto('/events');
		const video = page.getByRole('link', { name: /Watch the video/ });
		await video.scrollIntoViewIfNeeded();
		await expect(video).toHaveAttribute('href', 'https://example.com/video/company-film');
		await expect(video).toHaveAttribute('target', '_blank');
		expect(asked.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
		for (const name of ['nope.ics', '%ZZ.ics', '.ics', 'nope']) {
			expect((await request.get(`/calendar/${name}`)).status()).toBe(404);
		}
	});
});
