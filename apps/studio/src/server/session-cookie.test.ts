import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bindSession } from './session-cookie.ts';

const server = createServer((request, response) => {
	bindSession(request, response);
	response.appendHeader('Set-Cookie', 'payload-token=new; Path=/; Secure=true; HttpOnly=true');
	response.appendHeader('Set-Cookie', 'payload-lng=en; Path=/');
	response.end(request.headers.cookie);
});
let url = '';
beforeAll(async () => {
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it('a session is set under the name that browsers bind to this host', async () => {
	const { headers } = await fetch(url);
	expect(headers.getSetCookie()).toEqual([
		'__Host-payload-token=new; Path=/; Secure=true; HttpOnly=true',
		'payload-lng=en; Path=/',
	]);
});

it('a session is read under that name alone', async () => {
	const told = async (cookie: string) => (await fetch(url, { headers: { cookie } })).text();
	expect(await told('payload-lng=en; __Host-payload-token=mine')).toBe('payload-lng=en; payload-token=mine');
	expect(await told('payload-token=planted; payload-lng=en')).toBe('payload-lng=en');
	expect(await told('payload-token=planted; __Host-payload-token=mine')).toBe('payload-token=mine');
});
