import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';

async function listening(answer: RequestListener) {
	const server = createServer(answer).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The module reads its settings on load, so it is loaded again for each test. */
async function askingSite(host: string) {
	vi.resetModules();
	vi.stubEnv('SITE_SERVERS', `http://${host}`);
	return (await import('./ask-site.ts')).askSite;
}

afterEach(() => vi.unstubAllEnvs());

test('a page exists, redirects, or is unknown to the site and leads home', { tags: '@LINK-4' }, async () => {
	const answers: Record<string, [status: number, location?: string]> = {
		'/contact': [200],
		'/resources/former': [301, '/resources/present'],
		'/no/such/page': [302, '/'],
		'/products/none': [404],
		'/busy': [503],
	};
	const { server, host } = await listening(({ url = '' }, response) => {
		const [status, location] = answers[url] ?? [404];
		response.writeHead(status, location ? { Location: location } : {}).end();
	});
	const askSite = await askingSite(host);
	try {
		const found = await Promise.all(Object.keys(answers).map(askSite));
		expect(found.map((one) => one?.isRight)).toEqual([true, true, false, false, undefined]);
		expect(found[1]?.said.en).toBe('Leads on to /resources/present');
	} finally {
		server.close();
	}
});

test('a path that names another host is wrong, and that host is never asked', { tags: '@LINK-5' }, async () => {
	const asked: (string | undefined)[] = [];
	const site = await listening((_, response) => response.end());
	const inside = await listening(({ url }, response) => {
		asked.push(url);
		response.end();
	});
	const askSite = await askingSite(site.host);
	try {
		for (const to of [`//${inside.host}/x`, `/\\${inside.host}/x`, `/\t/${inside.host}/x`, '//['])
			expect((await askSite(to))?.said.en, to).toContain('another host');
		expect(asked).toEqual([]);
		expect((await askSite('/contact'))?.isRight).toBe(true);
	} finally {
		site.server.close();
		inside.server.close();
	}
});
