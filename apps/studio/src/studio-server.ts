import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerOperations } from './operations/answer-operations.ts';
import { dropForeignSession } from './server/foreign-cookie.ts';
import { refuseLarge } from './server/limit-body.ts';
import { refuseStranger } from './server/refuse-stranger.ts';
import { isSecure, secure } from './server/security-headers.ts';
import { bindSession } from './server/session-cookie.ts';
import { endSlowBody, patience } from './server/slow-clients.ts';
import { stampAddress } from './server/stamp-address.ts';
import { isUnreadable } from './server/unreadable-address.ts';
import { settings } from './settings.ts';

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
