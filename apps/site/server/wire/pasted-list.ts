import { addressIn, languageField } from '../../app/addresses/language-address.ts';
import { listOf } from '../../app/addresses/list-address.ts';
import type { Content } from '../content/content.ts';
import { writtenLeft } from '../content/list-left.ts';
import { withPasted } from '../content/list-lines.ts';
import { bodyText, formFields } from './body.ts';
import type { AnswerPageWrite } from './page-writes.ts';

/**
 * `POST /list`: adds pasted text to a list and returns the address of the new list. Nothing is stored. The form
 * cannot be a GET, since the pasted text may be too long for an address.
 */
export const createPastedList =
	({ content, headers }: { content: () => Content; headers: Record<string, string> }): AnswerPageWrite =>
	async (request, response, { mostBytes }) => {
		const fields = formFields(await bodyText(request, mostBytes));
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
	};
