import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressIn, languageField } from '../../app/addresses/language-address.ts';
import { listOf } from '../../app/addresses/list-address.ts';
import type { Content } from '../content/content.ts';
import { writtenLeft } from '../content/list-left.ts';
import { withPasted } from '../content/list-lines.ts';
import { Refusal } from './answer.ts';
import { bodyText } from './body.ts';
import { message } from './messages.ts';

/** Far above what a list takes: so much is read, and what found no room is counted. */
const mostBytes = 1024 * 1024;

/**
 * `POST /list`: a list and what somebody pasted to it, as the address of the list that comes of it. Nothing is kept:
 * too much for an address can be pasted, so the form can not be a GET.
 */
export const createPastedList =
	({ content, headers }: { content: () => Content; headers: Record<string, string> }) =>
	async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		try {
			const fields = new URLSearchParams(await bodyText(request, mostBytes));
			const given = { items: fields.get('items') ?? '', paste: fields.get('paste') ?? '' };
			const { lines, problems, unread } = withPasted(content(), given);
			const { left, unshown } = writtenLeft(problems);
			const more = Object.entries({ left, unshown: unread + unshown || '' }).filter(([, value]) => value !== '');
			const address = listOf(
				lines,
				more.map(([name, value]) => [name, String(value)]),
			);
			const shown = addressIn(fields.get(languageField) === 'cn' ? 'cn' : 'en', address);
			const common = { ...headers, 'Cache-Control': 'no-store' };
			// A script asks for the address, to stay on its page; a browser follows it.
			if (!request.headers.accept?.includes('application/json'))
				return void response.writeHead(303, { ...common, Location: shown }).end();
			response.writeHead(200, { ...common, 'Content-Type': 'application/json; charset=utf-8' });
			response.end(JSON.stringify({ address: shown }));
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			const text = `${message(error.key, 'en')}\n${message(error.key, 'cn')}\n`;
			response.writeHead(error.status, {
				...headers,
				Connection: 'close',
				'Content-Type': 'text/plain; charset=utf-8',
			});
			response.end(text);
		}
	};
