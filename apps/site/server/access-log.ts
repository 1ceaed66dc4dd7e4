import type { IncomingMessage } from 'node:http';
import { wireBase, wirePaths, wireReads } from '@site/contract/wire';
import type { Logger } from 'pino';

const longestUrl = 500;
/** So many lines a second are written for what went as usual, and as many for what a visitor did wrong. */
const linesPerSecond = 20;

/** Calls that only ask, though they may be sent as a form would be. */
const questions = new Set(wireReads.map((name) => wireBase + wirePaths[name]));
const isRead = ({ method, url = '' }: IncomingMessage) =>
	method === 'GET' || method === 'HEAD' || (method === 'POST' && questions.has(url));

export type AccessLog = ReturnType<typeof createAccessLog>;

/**
 * One line per answer, while there are few. Under load reads are sampled, and a line says how many went unwritten; errors
 * of the site (not that it asks to come again) and whatever is not a read are always written.
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

/** Cut to a sane length. A token opens what is not public, so it stays out of the log, however its name is spelled. */
export const loggedUrl = (url = ''): string => {
	const short = url.length > longestUrl ? `${url.slice(0, longestUrl)}…` : url;
	return short.replace(/([?&;][^=&;]*(?:t|%74)(?:o|%6f)(?:k|%6b)(?:e|%65)(?:n|%6e)[^=&;]*(?:=|%3d))[^&;…]*/gi, '$1…');
};
