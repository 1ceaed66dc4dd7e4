import type { Page } from '@playwright/test';

/** Keeps the scripts of every page back until the function that is given back lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
	const released = Promise.withResolvers<void>();
	await page.route('**/assets/*.js', async (route) => {
		await released.promise;
		await route.continue();
	});
	return released.resolve;
}
