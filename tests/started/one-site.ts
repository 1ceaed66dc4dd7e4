import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { openAgent } from './ask.ts';
import { type StartedSite, startBuiltSite, temporaryFolder } from './site.ts';

type Agent = ReturnType<typeof openAgent>;

/** One site for all tests of a file, with an agent of this many connections. */
export function oneSite(name: string, connections: number) {
	const folder = temporaryFolder(name);
	let site: StartedSite;
	let agent: Agent;

	beforeAll(async () => {
		site = await startBuiltSite(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
		agent = openAgent(site.url, connections);
	});
	afterAll(async () => {
		agent.close();
		await site.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	return {
		ask: (...question: Parameters<Agent['ask']>) => agent.ask(...question),
		url: () => site.url,
		fetch: (path: string) => fetch(site.url + path),
	};
}
