import { type BrowserContext, type BrowserContextOptions, type Page, test } from '@playwright/test';

export type WatchedPage = {
	page: Page;
	/** Every address that the page requested. */
	asked: Set<string>;
	/** Errors in the console, and failed requests. */
	problems: string[];
};

function watch(page: Page): WatchedPage {
	const asked = new Set<string>();
	const problems: string[] = [];
	// The browser's document viewer also makes requests, without a host.
	page.on('request', (request) => void (/^(https?|wss?):/.test(request.url()) && asked.add(request.url())));
	page.on('pageerror', (error) => void problems.push(String(error)));
	page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
	page.on('response', (answer) => void (answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`)));
	page.on('requestfailed', (request) => {
		const reason = request.failure()?.errorText;
		// The browser aborts requests that it no longer needs, which is no failure.
		if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`);
	});
	return { page, asked, problems };
}

type OpenPage = (visitor: BrowserContextOptions) => Promise<WatchedPage>;

/** Each page has a new visitor but shares the browser's file cache, which is far faster than a new browser. */
export const testWithWatchedPages = test.extend<{ openPage: OpenPage }, { contexts: Map<unknown, BrowserContext> }>({
	contexts: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
		async ({}, use) => {
			const contexts = new Map<unknown, BrowserContext>();
			await use(contexts);
			for (const context of contexts.values()) await context.close();
		},
		{ scope: 'worker' },
	],
	openPage: async ({ browser, baseURL, contexts }, use) => {
		const opened: Page[] = [];
		await use(async (visitor) => {
			const context = contexts.get(visitor) ?? (await browser.newContext({ ...visitor, baseURL }));
			contexts.set(visitor, context);
			await context.clearCookies();
			const page = await context.newPage();
			opened.push(page);
			return watch(page);
		});
		for (const page of opened) await page.close();
	},
});
