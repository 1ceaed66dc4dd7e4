import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { unescapeHtml } from '@site/contract/unescape-html';

/** An element of a form, with its value. */
export type PlainField = { name: string; type: string; value: string; isRequired: boolean; isWrong: boolean };
/** A form as a browser without script sees it. */
export type PlainForm = { action: string; encoding: string; fields: PlainField[]; words: string };

const attribute = (tag: string, name: string) => {
	const found = new RegExp(`\\s${name}="(?<value>[^"]*)"`, 'i').exec(tag)?.groups;
	return found && unescapeHtml(found.value ?? '');
};

function fieldOf(whole: string): PlainField {
	const [tag = ''] = /^<[^>]*>/.exec(whole) ?? [];
	const kind = tag.slice(1).split(/[\s>]/)[0] ?? '';
	const type = kind === 'input' ? (attribute(tag, 'type') ?? 'text') : kind;
	const chosen = /<option[^>]*\sselected[^>]*>/.exec(whole)?.[0] ?? '';
	const typed = kind === 'textarea' ? unescapeHtml(whole.replace(/^<[^>]*>\n?/, '').replace(/<\/textarea>$/, '')) : '';
	const ticked = type !== 'checkbox' || attribute(tag, 'checked') !== undefined;
	const value = kind === 'select' ? attribute(chosen, 'value') : ticked ? attribute(tag, 'value') : '';
	return {
		name: attribute(tag, 'name') ?? '',
		type,
		value: typed || (value ?? ''),
		isRequired: attribute(tag, 'required') !== undefined,
		isWrong: attribute(tag, 'aria-invalid') === 'true',
	};
}

const formWith = (id: string) => new RegExp(`(<form(?=[^>]*\\sid="${id}")[^>]*method="post"[^>]*>)[\\s\\S]*?</form>`);

/** The form of the page itself, or the small one in the footer; by its id if a page has several. */
export function plainForm(html: string, place: 'main' | 'footer', id = '[a-zA-Z]+-form'): PlainForm {
	const part = new RegExp(`<${place}\\b[\\s\\S]*</${place}>`).exec(html)?.[0] ?? '';
	const [whole = '', tag = ''] = formWith(id).exec(part) ?? [];
	const elements = whole.match(/<input[^>]*>|<textarea[\s\S]*?<\/textarea>|<select[\s\S]*?<\/select>/g) ?? [];
	return {
		action: attribute(tag, 'action') ?? '',
		encoding: attribute(tag, 'encType') ?? 'application/x-www-form-urlencoded',
		fields: elements.map(fieldOf),
		words: unescapeHtml(whole.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')),
	};
}

type Filled = ReadonlyMap<string, string | File>;

/** Sends it as a browser without script does; returns the address that follows. */
export async function sendPlainForm(site: string, from: string, { action, encoding }: PlainForm, filled: Filled) {
	const isMultipart = encoding === 'multipart/form-data';
	const body = isMultipart ? new FormData() : new URLSearchParams();
	for (const [name, value] of filled) body.append(name, value as string);
	const written = new Response(body);
	const sent = request(site + action, {
		method: 'POST',
		headers: {
			'content-type': written.headers.get('content-type') ?? '',
			'sec-fetch-mode': 'navigate',
			'sec-fetch-site': 'same-origin',
			referer: site + from,
		},
	}).end(Buffer.from(await written.arrayBuffer()));
	const [answer] = (await once(sent, 'response')) as [IncomingMessage];
	const { pathname, search, hash } = new URL(answer.headers.location ?? '', site);
	return { status: answer.statusCode, body: await text(answer), address: pathname + search, hash };
}
