import type { IncomingMessage } from 'node:http';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createAccessLog, loggedUrl } from './access-log.ts';

const request = (url: string, method = 'GET') => ({ url, method }) as IncomingMessage;

function logTo(lines: { msg: string; status?: number; requests?: number }[]) {
	let now = 0;
	const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
	return { answered: createAccessLog(log, () => now), wait: (ms: number) => (now += ms) };
}

describe('the access log', () => {
	it('samples reads under load, counts unwritten ones, and logs all errors and writes', () => {
		const lines: { msg: string; status?: number; requests?: number }[] = [];
		const { answered, wait } = logTo(lines);
		for (let i = 0; i < 500; i++) {
			answered(request('/'), 200, 'id', 1);
			answered(request('/apis/api/product/product_list', 'POST'), 200, 'id', 1);
			answered(request('/nope'), 404, 'id', 1);
			answered(request('/nope'), 404, 'id', 1);
		}
		for (let i = 0; i < 50; i++) {
			answered(request('/'), 500, 'id', 1);
			answered(request('/apis/api/message/index', 'POST'), 200, 'id', 1);
		}
		expect(lines).toHaveLength(20 + 20 + 50 + 50);
		wait(1000);
		answered(request('/'), 200, 'id', 1);
		expect(lines.slice(140).map(({ msg, requests }) => [msg, requests])).toEqual([
			['requests not written one by one', 1960],
			['request', undefined],
		]);
	});

	it('contains no token or key, in any spelling of its name, and no endless URL', () => {
		for (const url of [
			'/productspreview/a?token=secret',
			'/a?x=1&TOKEN=secret&y=2',
			'/a?%74oken=secret',
			'/a?api_token=secret',
			'/a?token%3Dsecret',
			'/products/one?draft=secret',
			'/report?x=1&form=secret#report-form',
			'/report?f%6frm=secret',
			'/meeting?KEY=secret',
		])
			expect(loggedUrl(url)).not.toContain('secret');
		expect(loggedUrl('/a?token=secret&y=2')).toBe('/a?token=…&y=2');
		expect(loggedUrl('/search?keyword=form&draft=')).toBe('/search?keyword=form&draft=…');
		expect(loggedUrl(`/${'a'.repeat(100_000)}`).length).toBeLessThan(600);
	});
});
