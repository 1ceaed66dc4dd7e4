import type { IncomingMessage } from 'node:http';
import { Refusal } from './answer.ts';

/** The arguments of a call, not yet checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a body: JSON or form-encoded; none if the body is empty. */
export async function bodyFields(incoming: IncomingMessage, maximumBytes: number): Promise<Fields> {
	const type = (incoming.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
	const isForm = type === 'application/x-www-form-urlencoded';
	const isJson = type === 'application/json';
	if (!isForm && !isJson && (type !== '' || carriesBody(incoming))) throw new Refusal(415, 'wrongContentType');
	const text = await bodyText(incoming, maximumBytes);
	if (text.trim() === '') return {};
	return isForm ? Object.fromEntries(formFields(text)) : jsonFields(text);
}

const carriesBody = ({ headers }: IncomingMessage) =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Limit of fields, far above any form: the time to read them grows with the square of their number. */
const mostFields = 1000;

/** The fields of a form-encoded body. */
export function formFields(text: string): URLSearchParams {
	let fields = 1;
	for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) fields += 1;
	if (fields > mostFields) throw new Refusal(413, 'tooLarge');
	return new URLSearchParams(text);
}

function jsonFields(text: string): Fields {
	try {
		const value: unknown = JSON.parse(text);
		if (isFields(value)) return value;
	} catch {
		// Refused below, like any body that is not an object.
	}
	throw new Refusal(400, 'unreadable');
}

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads straight from the connection: the framework's own request object would cost more than most answers. */
export function bodyText(incoming: IncomingMessage, maximumBytes: number): Promise<string> {
	if (Number(incoming.headers['content-length'] ?? 0) > maximumBytes) throw new Refusal(413, 'tooLarge');
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		let bytes = 0;
		incoming.on('data', (chunk: Buffer) => {
			bytes += chunk.length;
			if (bytes <= maximumBytes) chunks.push(chunk);
			else reject(new Refusal(413, 'tooLarge'));
		});
		incoming.on('end', () =>
			resolve((chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))?.toString('utf8') ?? ''),
		);
		incoming.on('error', () => reject(new Refusal(400, 'unreadable')));
	});
}
