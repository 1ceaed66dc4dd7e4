import type { IncomingMessage, ServerResponse } from 'node:http';
import { mayReadMetrics } from '@site/contract/metrics-access';
import type { Metrics } from './metrics.ts';

/** Liveness, readiness and metrics. Metrics require the token; if none is set, they are for this machine only. */
export function createOperations(
	metrics: Metrics,
	state: () => 'ready' | 'stopping' | 'no content',
	token: string | undefined,
) {
	return function answer(request: IncomingMessage, response: ServerResponse, path: string): boolean {
		if (path === '/healthz') {
			say(response, 200, 'ok\n');
		} else if (path === '/readyz') {
			const now = state();
			say(response, now === 'ready' ? 200 : 503, `${now}\n`);
		} else if (path === '/metrics' && mayReadMetrics(request, token)) {
			metrics.registry.metrics().then(
				(text) => say(response, 200, text),
				() => say(response, 500, 'no figures\n'),
			);
		} else {
			return false;
		}
		return true;
	};
}

const say = (response: ServerResponse, status: number, text: string) =>
	response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
