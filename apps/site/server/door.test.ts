import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createDoor } from './door.ts';

const page = Buffer.alloc(20 * 1024 * 1024, 'x');

async function openDoor() {
	const door = createDoor({}, (_request, response) => void response.end(page));
	door.server.listen(0, '127.0.0.1');
	await once(door.server, 'listening');
	const { port } = door.server.address() as AddressInfo;
	return { ...door, port };
}

it('a closing server completes responses that are written but not yet read', async () => {
	const { close, port } = await openDoor();
	const [answer] = (await once(get({ port, host: '127.0.0.1' }), 'response')) as [IncomingMessage];
	const bytes = once(answer, 'readable').then(() => answer.readableLength);
	expect(await bytes).toBeLessThan(page.length);
	const closed = close(0);
	// By now idle connections have been closed.
	await expect.poll(() => knock(port), { timeout: 5000 }).toBe('refused');
	let read = 0;
	answer.on('data', (chunk: Buffer) => (read += chunk.length));
	await once(answer, 'end');
	expect(read).toBe(page.length);
	await closed;
});

it('a closing server does not wait for idle connections', async () => {
	const { close, port } = await openDoor();
	const idle = connect(port, '127.0.0.1').resume();
	await once(idle, 'connect');
	idle.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
	await expect.poll(() => idle.bytesRead, { timeout: 5000 }).toBeGreaterThan(page.length);
	await Promise.all([once(idle, 'close'), close(0)]);
});

async function knock(port: number): Promise<'refused' | 'open'> {
	const socket = connect(port, '127.0.0.1');
	const open = await once(socket, 'connect').then(
		() => 'open' as const,
		() => 'refused' as const,
	);
	socket.destroy();
	return open;
}
