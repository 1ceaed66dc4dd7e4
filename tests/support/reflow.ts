import { expect, type Page } from '@playwright/test';

/** A phone whose visitor has doubled the font size. */
const largeLetters = { width: 390, standard: 32 };

const excess = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects no horizontal overflow at any of the widths. */
export async function expectNothingSideways(page: Page, widths: readonly number[]) {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		// The page may need more than one frame after a resize.
		await expect.poll(() => excess(page), `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
	}
}

export async function expectNothingSidewaysInLargeLetters(page: Page) {
	const { width, standard } = largeLetters;
	await page.setViewportSize({ width, height: 900 });
	const settings = await page.context().newCDPSession(page);
	await settings.send('Page.setFontSizes', { fontSizes: { standard } });
	// With reduced motion, too, the new font size takes a few frames.
	await page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
	});
	const letters = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
	await expect.poll(letters).toBeGreaterThanOrEqual(standard);
	expect(await excess(page), 'scrolls sideways with large letters').toBeLessThanOrEqual(0);
	await settings.detach();
}
