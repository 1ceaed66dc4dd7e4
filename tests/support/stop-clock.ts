import type { Page } from '@playwright/test';

/** Only `clock.runFor` moves the time of the page then: an installed clock alone also runs by itself. */
export async function stopClock(page: Page) {
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(1000);
}
