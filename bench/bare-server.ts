/** The baseline of the pages' bench: one answer from memory, in a process of its own like the site. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', (base64: string) => {
	const body = Buffer.from(base64, 'base64');
	const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip', 'Content-Length': body.length };
	const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
	server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
