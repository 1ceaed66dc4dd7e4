import type { Page } from '@playwright/test';

/** Keeps scripts of every page back until the function that is given back lets them come. */
export async function holdScripts(page: Page, which = '**/assets/*.js'): Promise<() => void> {
	const released = Promise.withResolvers<void>();
	await page.route(which, async (route) => {
		await released.promise;
		await route.continue();
	});
	return released.resolve;
}
