import { type LookupAddress, type LookupOptions, lookup as lookUp } from 'node:dns';
import { type ClientRequest, get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublic } from './public-address.ts';

const notPublic = 'It leads to an address that is not public. It was not opened.';
const noPort = 'It leads to an unusual port. It was not opened.';

export type Found = { isRight: boolean; said: string };

type LookedUp = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** What is connected to is what was looked at: a name that changes its address meanwhile gains nothing. */
function publicOnly(host: string, options: LookupOptions, done: LookedUp): void {
	lookUp(host, { ...options, all: true }, (error, found) => {
		const [first] = found ?? [];
		if (error || !first) return done(error ?? new Error('The name is not known.'), '');
		if (!found.every(({ address }) => isPublic(address))) return done(new Error(notPublic), '');
		return options.all ? done(null, found) : done(null, first.address, first.family);
	});
}

function judge({ statusCode = 0, headers }: IncomingMessage): Found {
	if (statusCode >= 300 && statusCode < 400)
		return { isRight: true, said: `Leads on to ${String(headers.location ?? 'another address').slice(0, 300)}` };
	// Some sites refuse programs and are there for people.
	if (statusCode < 300 || [401, 403, 405, 429].includes(statusCode)) return { isRight: true, said: 'There' };
	return { isRight: false, said: `Answers ${statusCode}` };
}

const reasons: Record<string, string> = {
	ENOTFOUND: 'The name is not known.',
	EAI_AGAIN: 'The name could not be looked up.',
	ECONNREFUSED: 'Nobody answers there.',
	ECONNRESET: 'The connection was cut.',
};

const reasonOf = (error: Error & { code?: string }) => reasons[error.code ?? ''] ?? error.message.slice(0, 200);

/** Whether an address elsewhere answers. Only its head is read, redirects are not followed, and private addresses never asked. */
export function askOutside(to: string, { seconds = 5, lookup = publicOnly } = {}): Promise<Found> {
	if (!URL.canParse(to)) return Promise.resolve({ isRight: false, said: 'It is no whole address.' });
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
				said:
					error.name === 'AbortError' || error.name === 'TimeoutError' ? 'Does not answer in time.' : reasonOf(error),
			}),
		);
	});
}
