import { expect, type Page } from '@playwright/test';

/** From 320 px, which is the desktop layout at 400 % zoom, up to the widest window of each layout (D4). */
const widths = { desktop: [320, 744, 1024, 1440, 2560], mobile: [320, 600, 820, 1180, 1900] };

/** What sticks out on the right, at each width: nothing should. */
export async function expectNothingSideways(page: Page, layout: keyof typeof widths) {
	for (const width of widths[layout]) {
		await page.setViewportSize({ width, height: 900 });
		const excess = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(excess, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
	}
}
