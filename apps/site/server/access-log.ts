import type { IncomingMessage } from 'node:http';
import { draftField } from '@site/contract/typed-draft';
import { wireBase, wirePaths, wireReads } from '@site/contract/wire';
import type { Logger } from 'pino';
import { formField } from './pages/page-request.ts';

const longestUrl = 500;
/** At most this many lines a second for successful reads, and as many for refused ones (4xx). */
const linesPerSecond = 20;

/** Calls that only read, though they may be POST requests. */
const questions = new Set(wireReads.map((name) => wireBase + wirePaths[name]));
const isRead = ({ method, url = '' }: IncomingMessage) =>
	method === 'GET' || method === 'HEAD' || (method === 'POST' && questions.has(url));

export type AccessLog = ReturnType<typeof createAccessLog>;

/**
 * One line per response. Under load reads are sampled, and a line says how many were left out. Server errors (other
 * than 503) and everything that is not a read are always logged.
 */
export function createAccessLog(log: Logger, now: () => number = Date.now) {
	let second = 0;
	let written = { usual: 0, refused: 0 };
	let unwritten = 0;

	function isSampledAway(request: IncomingMessage, status: number): boolean {
		if ((status >= 500 && status !== 503) || !isRead(request)) return false;
		const current = Math.floor(now() / 1000);
		if (current !== second) {
			second = current;
			written = { usual: 0, refused: 0 };
			if (unwritten > 0) log.info({ requests: unwritten }, 'requests not written one by one');
			unwritten = 0;
		}
		const kind = status >= 400 ? 'refused' : 'usual';
		written[kind] += 1;
		if (written[kind] <= linesPerSecond) return false;
		unwritten += 1;
		return true;
	}

	return (request: IncomingMessage, status: number, id: string, milliseconds: number) => {
		if (isSampledAway(request, status)) return;
		const ms = Math.round(milliseconds * 10) / 10;
		const line = { id, method: request.method, url: loggedUrl(request.url), status, ms };
		if (status >= 500) log.error(line, 'request');
		else log.info(line, 'request');
	};
}

/**
 * Fields that give access to private data: previews, unsaved changes, meetings, reports, and a visitor's typed
 * values.
 */
const secretFields: ReadonlySet<string> = new Set(['key', draftField, formField]);
const isSecret = (name: string) => name.includes('token') || secretFields.has(name);

/** The name of a field of a query, however it is spelled. */
const nameOf = (field: string): string => {
	const [name = ''] = field
		.replace(/%([0-7][0-9a-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
		.split('=');
	return name.toLowerCase();
};

/** Shortens a long URL and removes tokens and keys. */
export const loggedUrl = (url = ''): string => {
	const short = url.length > longestUrl ? `${url.slice(0, longestUrl)}…` : url;
	return short.replace(/([?&;])([^&;]+)/g, (whole, sign: string, field: string) => {
		const name = nameOf(field);
		return isSecret(name) ? `${sign}${name}=…` : whole;
	});
};
