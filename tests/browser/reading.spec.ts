import { expect, type Page, test } from '@playwright/test';
import { boxPath } from '@site/contract/box-code';
import { gtin14 } from '@site/contract/gtin';
import { lotsIn } from '@site/contract/lot-books';
import { demoSnapshot } from '@site/demo/snapshot';
import { guideAddress, productAddress } from '../../apps/site/app/destinations.ts';
import { desktopAtLeast, mobileAtLeast, visitors } from '../support/visitors.ts';

const productOf = (id: number) => {
	const found = demoSnapshot.products.find((product) => product.id === id);
	if (!found) throw new Error(`The sample has no product ${id}`);
	return found;
};
const pregnancy = productOf(401);
const strep = productOf(107);
/** A box of the newest lot on record. */
function boxOf({ packs }: typeof pregnancy): string {
	const pack = packs[0];
	const lot = lotsIn(demoSnapshot.lots).findLast(({ reference }) => reference === pack?.reference)?.lot;
	return boxPath({ gtin: gtin14(pack?.gtin ?? ''), lot: lot ?? 'none' });
}

const choice = (page: Page, sees: string) => page.getByRole('radio', { name: sees });

for (const [layout, visitor] of desktopAtLeast) {
	test.describe(`without JavaScript, ${layout}`, () => {
		test.use({ ...visitor, javaScriptEnabled: false });

		test('the guide is a plain page with steps and reading, and no timer', { tag: '@READ-8' }, async ({ page }) => {
			await page.goto(guideAddress(pregnancy.slug));
			await expect(page.getByText('hold the tip in the stream for five seconds')).toBeVisible();
			await expect(page.getByRole('heading', { name: 'Timer' })).toBeHidden();
			await expect(choice(page, 'A faint line at T')).toBeVisible();
		});
	});
}

for (const [layout, visitor] of mobileAtLeast) {
	test.describe(`without JavaScript, ${layout}`, () => {
		test.use({ ...visitor, javaScriptEnabled: false });

		test('a choice opens its answer, one at a time, by keyboard alone', { tag: '@READ-5' }, async ({ page }) => {
			await page.goto(productAddress(strep.slug));
			const faint = choice(page, 'A faint line at T');
			await faint.focus();
			await page.keyboard.press('Space');
			await expect(page.getByText('A line counts, however faint it is.')).toBeVisible();
			await choice(page, 'No line at all').focus();
			await page.keyboard.press('Space');
			await expect(page.getByText('Without a line at C the test has not worked').first()).toBeVisible();
			await expect(page.getByText('A line counts, however faint it is.')).toBeHidden();
		});
	});
}

test.describe('on a phone', () => {
	test.use(visitors.phone);

	for (const product of [pregnancy, strep])
		test(`a faint line is explained two taps after the code, ${product.slug}`, {
			tag: ['@smoke', '@READ-6'],
		}, async ({ page }) => {
			await page.goto(boxOf(product));
			const screen = page.viewportSize()?.height ?? 0;
			const way = page.getByRole('link', { name: 'Read the result' });
			expect((await way.boundingBox())?.y ?? screen).toBeLessThan(screen);
			await way.tap();
			await expect(page).toHaveURL(/#results$/);
			const faint = choice(page, 'A faint line at T');
			// On the screen after the first tap, or one screen below.
			await expect.poll(async () => (await faint.boundingBox())?.y ?? 0).toBeLessThan(2 * screen);
			await expect.poll(async () => (await faint.boundingBox())?.y ?? -1).toBeGreaterThan(0);
			await faint.tap();
			await expect(page.getByText('A line counts, however faint it is.')).toBeVisible();
		});

	test('the timer survives closing the page, rings on time, and says when it is too late', { tag: '@READ-9' }, async ({
		context,
	}) => {
		await context.clock.install({ time: new Date('2026-06-01T08:00:00') });
		const first = await context.newPage();
		await first.goto(guideAddress(pregnancy.slug));
		await first.getByRole('button', { name: 'Start the timer: 3 minutes' }).tap();
		await expect(first.getByRole('timer')).toHaveText(/^(3:00|2:5\d)$/);
		await first.close();
		await context.clock.setSystemTime(new Date('2026-06-01T08:02:00'));
		const second = await context.newPage();
		await second.goto(guideAddress(pregnancy.slug));
		await expect(second.getByRole('timer')).toHaveText(/^(1:00|0:5\d)$/);
		await context.clock.setSystemTime(new Date('2026-06-01T08:04:00'));
		await second.reload();
		await expect(second.getByText('Read the result now.')).toBeVisible();
		await context.clock.setSystemTime(new Date('2026-06-01T08:11:00'));
		await second.reload();
		await expect(second.getByText('Too late: what shows now')).toBeVisible();
		await second.getByRole('button', { name: 'Start over' }).tap();
		await expect(second.getByRole('button', { name: 'Start the timer: 3 minutes' })).toBeVisible();
	});

	test('an opened guide opens again without a network, and no other page does', { tag: '@READ-10' }, async ({
		page,
		context,
	}) => {
		const address = guideAddress(pregnancy.slug);
		await page.goto(address);
		const isKept = () =>
			page.evaluate(async (path) => {
				const kept = await (await caches.open('guides')).keys();
				return kept.some(({ url }) => url.endsWith(path)) && kept.some(({ url }) => url.endsWith('.js'));
			}, address);
		await expect.poll(isKept).toBe(true);
		await context.setOffline(true);
		await page.reload();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(pregnancy.title.en);
		await page.getByRole('button', { name: 'Start the timer: 3 minutes' }).tap();
		await expect(page.getByRole('timer')).toBeVisible();
		await choice(page, 'A faint line at T').tap();
		await expect(page.getByText('A line counts, however faint it is.')).toBeVisible();
		expect(await page.goto(productAddress(pregnancy.slug)).catch(() => null)).toBeNull();
	});
});
