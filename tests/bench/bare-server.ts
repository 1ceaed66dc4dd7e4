/** Baseline: one fixed response from memory, in its own process like the site. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', ({ base64, headers }: { base64: string; headers: Record<string, string> }) => {
	const body = Buffer.from(base64, 'base64');
	const server = createServer((request, response) => {
		const answer = () => response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
		if (request.method === 'GET') answer();
		else request.resume().on('end', answer);
	});
	server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
