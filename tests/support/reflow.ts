import { expect, type Page } from '@playwright/test';

/** From 320 px, which is the desktop layout at 400 % zoom, up to the widest window of each layout (D4). */
const widths = { desktop: [320, 744, 1024, 1440, 2560], mobile: [320, 600, 820, 1180, 1900] };

/** A phone whose visitor reads letters twice as large. */
const largeLetters = { width: 390, standard: 32 };

const excess = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What sticks out on the right, at each width and with large letters: nothing should. */
export async function expectNothingSideways(page: Page, layout: keyof typeof widths) {
	for (const width of widths[layout]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await excess(page), `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
	}
	if (layout === 'mobile') await expectNothingSidewaysInLargeLetters(page);
}

async function expectNothingSidewaysInLargeLetters(page: Page) {
	const { width, standard } = largeLetters;
	await page.setViewportSize({ width, height: 900 });
	const settings = await page.context().newCDPSession(page);
	await settings.send('Page.setFontSizes', { fontSizes: { standard } });
	// Where motion is reduced the letters still take a moment to grow.
	await page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
	});
	const letters = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
	await expect.poll(letters).toBeGreaterThanOrEqual(standard);
	expect(await excess(page), 'scrolls sideways with large letters').toBeLessThanOrEqual(0);
	await settings.detach();
}
