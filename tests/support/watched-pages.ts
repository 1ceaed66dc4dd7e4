import { type BrowserContext, type BrowserContextOptions, type Page, test } from '@playwright/test';

export type WatchedPage = {
	page: Page;
	/** Every address that the page asked for. */
	asked: Set<string>;
	/** Errors in the console, and what did not arrive. */
	problems: string[];
};

function watch(page: Page): WatchedPage {
	const asked = new Set<string>();
	const problems: string[] = [];
	// The browser's own viewer of documents is made of requests too, to no host.
	page.on('request', (request) => void (/^(https?|wss?):/.test(request.url()) && asked.add(request.url())));
	page.on('pageerror', (error) => void problems.push(String(error)));
	page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
	page.on('response', (answer) => void (answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`)));
	page.on('requestfailed', (request) => {
		const reason = request.failure()?.errorText;
		// What is needless by then is given up, which is no failure.
		if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`);
	});
	return { page, asked, problems };
}

type OpenPage = (visitor: BrowserContextOptions) => Promise<WatchedPage>;

/** Pages of a new visitor each, whose browser has the files of those before: far faster than a browser of its own. */
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
			const context =
				contexts.get(visitor) ?? (await browser.newContext({ ...visitor, baseURL, reducedMotion: 'reduce' }));
			contexts.set(visitor, context);
			await context.clearCookies();
			const page = await context.newPage();
			opened.push(page);
			return watch(page);
		});
		for (const page of opened) await page.close();
	},
});
