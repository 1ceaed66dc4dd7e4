import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { isLanguage, type Language } from '@site/contract/language';
import { networkOf } from '@site/contract/network-address';
import { callerAddress } from '@site/contract/proxies';
import type { Context } from 'hono';
import { rememberedLanguage } from '../remembered-language.ts';
import { Refusal } from './answer.ts';
import type { Fields } from './body.ts';

export type Call = Context<{ Bindings: HttpBindings }>;

export const networkAddressOf = ({ headers, socket }: IncomingMessage, trustProxy: number): string =>
	networkOf(callerAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), trustProxy));

/** The language in the body, else the one in the cookie. */
export function languageOf(call: Call, fields: Fields = {}): Language {
	if (isLanguage(fields.language)) return fields.language;
	return rememberedLanguage(call.env.incoming.headers.cookie) ?? 'en';
}

/** The page that a form was sent from, as a path. */
export function pageOf(call: Call): string {
	const referer = call.env.incoming.headers.referer ?? '';
	return URL.canParse(referer) ? new URL(referer).pathname.slice(0, 500) : '';
}

export function idempotencyKeyOf(call: Call): string | undefined {
	const key = call.req.header('idempotency-key')?.trim();
	if (!key) return undefined;
	if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal(400, 'badKey');
	return key;
}
