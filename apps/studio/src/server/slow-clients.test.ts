import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSlowBody } from './slow-clients.ts';

const secrets = { secret: 'a secret', token: 'the token of the site' };
const server = createServer((request, response) => {
	endSlowBody(request, secrets, 50);
	request.resume().once('end', () => response.end('taken'));
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());

/** Sends the head and half of a body, the rest after `pause`; gives what was answered until the connection ended. */
const sendSlowly = (headers: string, pause: number) =>
	new Promise<string>((resolve) => {
		const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
		let heard = '';
		socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n${headers}\r\nab`);
		const rest = setTimeout(() => socket.write('cd'), pause);
		socket.on('data', (data) => {
			heard += data;
		});
		socket.on('error', () => undefined);
		socket.on('close', () => {
			clearTimeout(rest);
			resolve(heard);
		});
	});

test('a stranger who sends in drops is hung up on, a colleague or the site is waited for', async () => {
	expect(await sendSlowly('', 10_000)).toBe('');
	expect(await sendSlowly(`Authorization: Bearer ${secrets.token}\r\n`, 200)).toContain('taken');
	expect(await sendSlowly('', 0)).toContain('taken');
});
