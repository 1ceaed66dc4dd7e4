import type { IncomingMessage, ServerResponse } from 'node:http';
import { mayReadMetrics } from '@site/contract/metrics-access';
import { operationsBase } from './operations-base.ts';

/**
 * Health checks and metrics. Liveness is answered here; requests that need the database go to the API, with the
 * site's token instead of anything the caller sent. True if the request was handled.
 */
export function answerOperations(
	request: IncomingMessage,
	response: ServerResponse,
	{ token, metricsToken }: { token: string; metricsToken: string },
): boolean {
	if (request.method !== 'GET' && request.method !== 'HEAD') return false;
	const [path = ''] = (request.url ?? '').split('?');
	if (path === '/healthz') {
		response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end('ok\n');
		return true;
	}
	if (path === '/readyz' || (path === '/metrics' && mayReadMetrics(request, metricsToken))) {
		request.url = `/api${operationsBase}${path}`;
		request.headers = { host: request.headers.host, authorization: `Bearer ${token}` };
	}
	return false;
}
