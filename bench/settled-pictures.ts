import type { Browser, BrowserContextOptions } from '@playwright/test';

/** By this a picture is known that stands in for a size of it which is still being made. */
const briefly = 'public, max-age=60';
const mostVisits = 60;

/** Visits a page until every size of a picture that it asks for is there: only a first visitor of a new picture meets less. */
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
