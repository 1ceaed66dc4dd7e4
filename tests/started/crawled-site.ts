import { rmSync } from 'node:fs';
import { afterAll, beforeAll, inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openAgent } from './ask.ts';
import { startBuiltSite, temporaryFolder } from './site.ts';

declare module 'vitest' {
	interface ProvidedContext {
		crawledSite: string;
	}
}

/** One site for all test files that request every page: pages rendered for one are cached for the next. */
export default async function start(project: TestProject) {
	const folder = temporaryFolder('crawled');
	const site = await startBuiltSite(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
	project.provide('crawledSite', site.url);
	return async () => {
		await site.stop();
		rmSync(folder, { recursive: true, force: true });
	};
}

type Agent = ReturnType<typeof openAgent>;

/** An agent with this many connections to that site. */
export function crawledSite(connections: number) {
	let agent: Agent;
	beforeAll(() => {
		agent = openAgent(inject('crawledSite'), connections);
	});
	afterAll(() => agent.close());
	return {
		ask: (...question: Parameters<Agent['ask']>) => agent.ask(...question),
		url: () => inject('crawledSite'),
		fetch: (path: string) => fetch(inject('crawledSite') + path),
	};
}
