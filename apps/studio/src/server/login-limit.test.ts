import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { loginLimit } from './login-limit.ts';

function call(limit: ReturnType<typeof loginLimit>, url: string, address: string, forwarded?: string) {
	const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {};
	const request = { method: 'POST', url, headers, socket: { remoteAddress: address } } as unknown as IncomingMessage;
	let status = 200;
	const response = { writeHead: (code: number) => (status = code), end: () => undefined } as unknown as ServerResponse;
	limit(request, response);
	return status;
}

const login = '/api/users/login';

test('an address has twenty attempts a minute, and other addresses theirs', () => {
	let time = 0;
	const limit = loginLimit(false, () => time);
	for (let attempt = 0; attempt < 20; attempt++) expect(call(limit, login, '10.0.0.1')).toBe(200);
	expect(call(limit, login, '10.0.0.1')).toBe(429);
	expect(call(limit, login, '10.0.0.2')).toBe(200);
	expect(call(limit, '/api/products', '10.0.0.1')).toBe(200);
	time = 60_000;
	expect(call(limit, login, '10.0.0.1')).toBe(200);
});

test('a claimed address counts only behind a proxy that is trusted', () => {
	const open = loginLimit(false);
	for (let attempt = 0; attempt < 20; attempt++) call(open, login, '10.0.0.1', `1.2.3.${attempt}`);
	expect(call(open, login, '10.0.0.1', '9.9.9.9')).toBe(429);
	const proxied = loginLimit(true);
	for (let attempt = 0; attempt < 25; attempt++)
		expect(call(proxied, login, '127.0.0.1', `1.2.3.${attempt}`)).toBe(200);
});
