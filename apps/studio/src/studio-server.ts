import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mayReadMetrics } from '@site/contract/metrics-access';
import { callerAddress } from '@site/contract/proxies';
import { operationsBase } from './operations/operations-base.ts';
import { sessionEnded } from './server/explain-error.ts';
import { dropForeignSession } from './server/foreign-cookie.ts';
import { refuseLarge } from './server/limit-body.ts';
import { isSecure, secure } from './server/security-headers.ts';
import { bindSession } from './server/session-cookie.ts';
import { isKnownCaller } from './server/signed-in.ts';
import { endSlowBody, patience } from './server/slow-clients.ts';
import { isUnreadable } from './server/unreadable-address.ts';
import { settings } from './settings.ts';

const reads = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses POST requests to pages without a session; true if it did. Signing in uses the API; pages only accept server
 * functions, whose arguments are deserialized before anything checks the caller.
 */
function refuseStranger(
	{ method = '', url = '', headers }: IncomingMessage,
	response: ServerResponse,
	secrets: { secret: string; token: string },
): boolean {
	if (reads.includes(method) || url.startsWith('/api/') || isKnownCaller(headers, secrets)) return false;
	// As plain text, so that an open page shows it to its user.
	response.writeHead(401, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
	response.end(sessionEnded);
	return true;
}

/** Replaces `x-forwarded-for` by the caller's real address. */
function stampAddress(request: IncomingMessage): void {
	const claimed = request.headers['x-forwarded-for'];
	request.headers['x-forwarded-for'] = callerAddress(
		request.socket.remoteAddress,
		Array.isArray(claimed) ? claimed.join(',') : claimed,
		settings.proxies,
	);
}

/**
 * Health checks and metrics. Liveness is answered here; requests that need the database go to the API, with the
 * site's token instead of anything the caller sent. True if the request was handled.
 */
function answerOperations(
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

/** Next treats any other method as GET. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Answer<Result> = (request: IncomingMessage, response: ServerResponse) => Result;

/** The studio's own checks and headers, before pages and API answer. */
export const createStudioServer = (handle: Answer<unknown>, answerWithFile: Answer<boolean> = () => false): Server =>
	createServer(patience, (request, response) => {
		if (answerOperations(request, response, settings)) return;
		stampAddress(request);
		dropForeignSession(request.headers);
		secure(request, response);
		if (isSecure) bindSession(request, response);
		if (!methods.includes(request.method ?? ''))
			return void response.writeHead(405, { Allow: methods.join(', ') }).end();
		if (isUnreadable(request.url ?? '')) return void response.writeHead(404).end('Not Found');
		if (answerWithFile(request, response)) return;
		endSlowBody(request, settings);
		if (refuseLarge(request, response, settings) || refuseStranger(request, response, settings)) return;
		handle(request, response);
	});
