import type { Page } from '@playwright/test';

/** Holds back the scripts of every page. The returned function releases them. */
export async function holdScripts(page: Page, which = '**/assets/*.js'): Promise<() => void> {
	const released = Promise.withResolvers<void>();
	await page.route(which, async (route) => {
		await released.promise;
		await route.continue();
	});
	return released.resolve;
}
