import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { jwtSign } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseLarge } from './limit-body.ts';

const secrets = { secret: 'of the studio', token: 'of the site' };
const server = createServer((request, response) => {
	if (!refuseLarge(request, response, secrets)) request.resume().once('end', () => response.end('taken'));
});
let url = '';
beforeAll(async () => {
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const send = async (bytes: number, headers: Record<string, string> = {}) => {
	const response = await fetch(url, { method: 'POST', body: Buffer.alloc(bytes), headers });
	return `${response.status} ${await response.text()}`;
};

async function session(secret: string, tokenExpiration: number) {
	const key = createHash('sha256').update(secret).digest('hex').slice(0, 32);
	const { token } = await jwtSign({ fieldsToSign: { id: 1 }, secret: key, tokenExpiration });
	return token;
}

it('a stranger may send enough to sign in, and is asked to sign in for more', async () => {
	expect(await send(60_000)).toBe('200 taken');
	expect(await send(5_000_000)).toContain('401 {"errors":[{"message":"You are not signed in');
});

it('colleagues and the site send what they need', async () => {
	const token = await session(secrets.secret, 60);
	for (const [name, value] of [
		['cookie', `a=b; payload-token=${token}`],
		['authorization', `JWT ${token}`],
		['authorization', 'Bearer of the site'],
	] as const)
		expect(await send(5_000_000, { [name]: value })).toBe('200 taken');
});

it('an expired, forged or invalid session is that of a stranger', async () => {
	const tokens = [await session(secrets.secret, -1), await session('another', 60), 'a.b.c', '', '%ZZ'];
	for (const token of tokens) expect(await send(100_000, { cookie: `payload-token=${token}` })).toMatch(/^401/);
});

it('a request without a length, or with too large a one, is refused at once', async () => {
	for (const size of ['Transfer-Encoding: chunked', 'Content-Length: 9000000000']) {
		const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
		socket.write(`POST / HTTP/1.1\r\nHost: here\r\n${size}\r\n\r\n`);
		expect((await once(socket, 'data'))[0]).toMatch(/^HTTP\/1.1 401/);
		await once(socket, 'close');
	}
});
