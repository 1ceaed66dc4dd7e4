import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';

test('a page is there, leads on, or is not known to the site, which then leads home (LINK-4)', async () => {
	const answers: Record<string, [status: number, location?: string]> = {
		'/contact': [200],
		'/resources/former': [301, '/resources/present'],
		'/no/such/page': [302, '/'],
		'/products/none': [404],
		'/busy': [503],
	};
	const server = createServer(({ url = '' }, response) => {
		const [status, location] = answers[url] ?? [404];
		response.writeHead(status, location ? { Location: location } : {}).end();
	}).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	vi.stubEnv('SITE_SERVERS', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	const { askSite } = await import('./ask-site.ts');
	try {
		const found = await Promise.all(Object.keys(answers).map(askSite));
		expect(found.map((one) => one?.isRight)).toEqual([true, true, false, false, undefined]);
		expect(found[1]?.said.en).toBe('Leads on to /resources/present');
	} finally {
		vi.unstubAllEnvs();
		server.close();
	}
});
