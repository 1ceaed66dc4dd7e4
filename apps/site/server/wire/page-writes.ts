import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admission } from './admission.ts';
import { Refusal } from './answer.ts';
import { entries } from './entries.ts';
import { message } from './messages.ts';
import { type PageWrite, pageWrites, type WriteRoute } from './write-routes.ts';

export type AnswerPageWrite = (request: IncomingMessage, response: ServerResponse, route: WriteRoute) => Promise<void>;

type Needs = {
	admission: Admission;
	answers: Record<PageWrite, AnswerPageWrite>;
	headers: Record<string, string>;
};

/** Handles writes from pages outside the wire. Undefined for any other request. */
export function createPageWrites({ admission, answers, headers }: Needs) {
	const routes = new Map<string, [WriteRoute, AnswerPageWrite]>(
		entries<PageWrite, WriteRoute>(pageWrites).map(([path, route]) => [path, [route, answers[path]]]),
	);

	function refuse(response: ServerResponse, { status, key, headers: more }: Refusal) {
		response.writeHead(status, {
			...headers,
			...more,
			Connection: 'close',
			'Content-Type': 'text/plain; charset=utf-8',
		});
		response.end(`${message(key, 'en')}\n${message(key, 'cn')}\n`);
	}

	async function admitted(
		request: IncomingMessage,
		response: ServerResponse,
		route: WriteRoute,
		answer: AnswerPageWrite,
	) {
		try {
			const refused = await admission.refused(request, route);
			if (refused) refuse(response, refused);
			else await answer(request, response, route);
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			refuse(response, error);
		}
	}

	return (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> | undefined => {
		const found = request.method === 'POST' ? routes.get(path) : undefined;
		return found && admitted(request, response, ...found);
	};
}
