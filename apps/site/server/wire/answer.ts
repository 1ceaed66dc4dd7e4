import type { Language } from '@site/contract/language';
import type { WireAnswer } from '@site/contract/wire';
import { type MessageKey, message } from './messages.ts';

export const ok = <T>(data: T): WireAnswer<T> => ({ status: 200, msg: 'ok', data });

/** Failures in normal use are sent with HTTP 200, with the status and message in the body. */
export const missing = <T>(language: Language, data: T): WireAnswer<T> => ({
	status: 404,
	msg: message('noData', language),
	data,
});

export const invalid = <T>(
	language: Language,
	key: MessageKey,
	data: T,
	values: Record<string, string | number> = {},
): WireAnswer<T> => ({ status: 422, msg: message(key, language, values), data });

export type RefusalStatus = 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500 | 503;

/** A malformed or hostile request, or a failure of the site, is sent with a real HTTP status. */
export class Refusal extends Error {
	readonly status: RefusalStatus;
	readonly key: MessageKey;
	readonly values: Record<string, string>;
	readonly headers: Record<string, string>;
	constructor(
		status: RefusalStatus,
		key: MessageKey,
		{ values = {}, headers = {} }: { values?: Record<string, string>; headers?: Record<string, string> } = {},
	) {
		super(key);
		this.name = 'Refusal';
		this.status = status;
		this.key = key;
		this.values = values;
		this.headers = headers;
	}
}
