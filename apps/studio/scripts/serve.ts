import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { answerOperations } from '../src/operations/answer-operations.ts';
import { dropForeignSession } from '../src/server/foreign-cookie.ts';
import { refuseLarge } from '../src/server/limit-body.ts';
import { refuseStranger } from '../src/server/refuse-stranger.ts';
import { createReleaseFiles } from '../src/server/release-files.ts';
import { isSecure, secure } from '../src/server/security-headers.ts';
import { bindSession } from '../src/server/session-cookie.ts';
import { endSlowBody, patience } from '../src/server/slow-clients.ts';
import { stampAddress } from '../src/server/stamp-address.ts';
import { tell } from '../src/server/tell.ts';
import { isUnreadable } from '../src/server/unreadable-address.ts';
import { withoutValues } from '../src/server/without-values.ts';
import { settings } from '../src/settings.ts';
// Pages have a bundled copy, which asks this one where the source of the worker lies.
import '../src/tables/read-in-worker.ts';

// What Next meets while it makes a page it writes here itself.
const write = console.error;
console.error = (...told: unknown[]) => write(...told.map(withoutValues));

const dir = fileURLToPath(new URL('..', import.meta.url));
const app = next({ dev: false, dir, port: settings.port });
await app.prepare();
const handle = app.getRequestHandler();
const answerWithFile = createReleaseFiles(join(dir, process.env.STUDIO_BUILD || '.next', 'static'));

/** Next answers any other as if it were GET. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const server = createServer(patience, (request, response) => {
	if (answerOperations(request, response, settings)) return;
	stampAddress(request);
	dropForeignSession(request.headers);
	secure(request, response);
	if (isSecure) bindSession(request, response);
	if (!methods.includes(request.method ?? '')) return void response.writeHead(405, { Allow: methods.join(', ') }).end();
	if (isUnreadable(request.url ?? '')) return void response.writeHead(404).end('Not Found');
	if (answerWithFile(request, response)) return;
	endSlowBody(request, settings);
	if (refuseLarge(request, response, settings) || refuseStranger(request, response, settings)) return;
	void handle(request, response);
});
server.listen({ port: settings.port, ...(settings.host && { host: settings.host }) }, () => void tell('ready'));

const stop = () => {
	server.close(() => process.exit(0));
	server.closeIdleConnections();
	setTimeout(() => process.exit(0), 5000).unref();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The starter is gone: without it nobody would ever stop this process.
process.on('disconnect', stop);
