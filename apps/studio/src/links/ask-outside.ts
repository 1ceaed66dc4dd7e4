import { type LookupAddress, type LookupOptions, lookup as lookUp } from 'node:dns';
import { type ClientRequest, get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP } from 'node:net';
import type { Said } from '../words/said.ts';
import { isPublic } from './public-address.ts';

const notPublic: Said = {
	en: 'It leads to an address that is not public. It was not opened.',
	zh: '指向非公开的地址，未打开。',
};
const noPort: Said = { en: 'It leads to an unusual port. It was not opened.', zh: '指向不常用的端口，未打开。' };
const noWholeAddress: Said = { en: 'It is no whole address.', zh: '不是完整的地址。' };
const tooSlow: Said = { en: 'Does not answer in time.', zh: '没有及时响应。' };

export type Found = { isRight: boolean; said: Said };

export const there: Found = { isRight: true, said: { en: 'There', zh: '正常' } };
export const leadsOn = (to: string): Found => ({ isRight: true, said: { en: `Leads on to ${to}`, zh: `转到 ${to}` } });

const leadsElsewhere: Found = {
	isRight: true,
	said: { en: 'Leads on to another address', zh: '转到另一地址' },
};

type LookedUp = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Checks the addresses at connection time, so that DNS rebinding gains nothing. */
function publicOnly(host: string, options: LookupOptions, done: LookedUp): void {
	lookUp(host, { ...options, all: true }, (error, found) => {
		const [first] = found ?? [];
		if (error || !first) return done(error ?? new Error(unknownName.en), '');
		if (!found.every(({ address }) => isPublic(address))) return done(new Error(notPublic.en), '');
		return options.all ? done(null, found) : done(null, first.address, first.family);
	});
}

function judge({ statusCode = 0, headers }: IncomingMessage): Found {
	if (statusCode >= 300 && statusCode < 400)
		return headers.location ? leadsOn(headers.location.slice(0, 300)) : leadsElsewhere;
	// Some sites refuse programs but work in a browser.
	if (statusCode < 300 || [401, 403, 405, 429].includes(statusCode)) return there;
	return { isRight: false, said: { en: `Answers ${statusCode}`, zh: `响应 ${statusCode}` } };
}

const unknownName: Said = { en: 'The name is not known.', zh: '未知的域名。' };
const reasons: Record<string, Said | undefined> = {
	ENOTFOUND: unknownName,
	EAI_AGAIN: { en: 'The name could not be looked up.', zh: '无法查询域名。' },
	ECONNREFUSED: { en: 'Nobody answers there.', zh: '没有响应。' },
	ECONNRESET: { en: 'The connection was cut.', zh: '连接中断。' },
};

/** Errors of our own lookup carry their reason as the message. */
function reasonOf({ code, message }: Error & { code?: string }): Said {
	const own = [notPublic, unknownName].find(({ en }) => en === message);
	return own ?? reasons[code ?? ''] ?? { en: message.slice(0, 200), zh: `无法打开：${message.slice(0, 200)}` };
}

/**
 * Whether an external address answers. Reads only the headers, follows no redirects, and never connects to private
 * addresses.
 */
export function askOutside(to: string, { seconds = 5, lookup = publicOnly } = {}): Promise<Found> {
	if (!URL.canParse(to)) return Promise.resolve({ isRight: false, said: noWholeAddress });
	const url = new URL(to);
	const host = url.hostname.replace(/^\[|\]$/g, '');
	if (url.port !== '' || url.username !== '') return Promise.resolve({ isRight: false, said: noPort });
	if (isIP(host) !== 0 && !isPublic(host)) return Promise.resolve({ isRight: false, said: notPublic });
	return new Promise((resolve) => {
		const options = {
			lookup: lookup as never,
			agent: false as const,
			headers: { 'User-Agent': 'Link check', Accept: '*/*' },
			signal: AbortSignal.timeout(seconds * 1000),
		};
		const answered = (answer: IncomingMessage) => {
			resolve(judge(answer));
			answer.destroy();
		};
		const asked: ClientRequest =
			url.protocol === 'https:' ? getSecure(url, options, answered) : getPlain(url, options, answered);
		asked.on('error', (error) =>
			resolve({
				isRight: false,
				said: error.name === 'AbortError' || error.name === 'TimeoutError' ? tooSlow : reasonOf(error),
			}),
		);
	});
}
