import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

const usableId = /^[\w.-]{8,64}$/;

/** Gives a request its id, and writes one line and one count when it has been answered. */
export function follow(request: IncomingMessage, response: ServerResponse, log: Logger, metrics: Metrics) {
	const given = request.headers['x-request-id'];
	const id = typeof given === 'string' && usableId.test(given) ? given : randomUUID();
	response.setHeader('X-Request-Id', id);
	const started = performance.now();
	response.once('close', () => {
		const status = response.statusCode;
		metrics.requests.inc({ status: `${Math.floor(status / 100)}xx` });
		const ms = Math.round((performance.now() - started) * 10) / 10;
		const line = { id, method: request.method, url: withoutToken(request.url), status, ms };
		if (status >= 500) log.error(line, 'request');
		else log.info(line, 'request');
	});
}

/** A preview's token opens what is not published yet, so it stays out of the log. */
const withoutToken = (url = '') => url.replace(/([?&]token=)[^&]*/, '$1…');
