import type { Browser, BrowserContextOptions } from '@playwright/test';

/** The cache header of an original that is sent while a smaller size is being made. */
const briefly = 'public, max-age=60';
const mostVisits = 60;

/** Visits a page until all its pictures are served in the requested size, as all but the first visitors get them. */
export async function settlePictures(browser: Browser, visitor: BrowserContextOptions, url: string) {
	for (let visit = 0; visit < mostVisits; visit++) {
		const context = await browser.newContext(visitor);
		const page = await context.newPage();
		let standIns = 0;
		page.on('response', (answer) => void (answer.headers()['cache-control'] === briefly && standIns++));
		await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
		await context.close();
		if (standIns === 0) return;
	}
	throw new Error(`the pictures of ${url} are not there after ${mostVisits} visits`);
}
