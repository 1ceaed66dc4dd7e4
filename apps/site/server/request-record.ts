import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessLog } from './access-log.ts';
import type { Metrics } from './metrics.ts';

const usableId = /^[\w.-]{8,64}$/;
const thisStart = randomBytes(6).toString('hex');
let counted = 0;

/** The request id: from a proxy, or a counter since this start. */
export function requestIdOf(request: IncomingMessage): string {
	const given = request.headers['x-request-id'];
	if (typeof given === 'string' && usableId.test(given)) return given;
	counted += 1;
	return `${thisStart}-${counted.toString(36)}`;
}

/** Sets the headers of every response; logs and counts it once it is closed. */
export function record(
	request: IncomingMessage,
	response: ServerResponse,
	{ id, headers, log, metrics }: { id: string; headers: Record<string, string>; log: AccessLog; metrics: Metrics },
) {
	for (const name in headers) response.setHeader(name, headers[name] ?? '');
	response.setHeader('X-Request-Id', id);
	const started = performance.now();
	response.once('close', () => {
		metrics.answered(response.statusCode);
		log(request, response.statusCode, id, performance.now() - started);
	});
}
