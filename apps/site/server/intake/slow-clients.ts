import type { IncomingMessage, ServerResponse } from 'node:http';

/** A body may take any time as long as it keeps arriving at this pace, so slow connections are not cut off. */
export type Pace = { bytes: number; within: number };
const slowestPace: Pace = { bytes: 10 * 1024, within: 10_000 };

const answer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

const carriesBody = ({ headers }: IncomingMessage) =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends a request whose body arrives slower than the slowest pace. */
export function keepPace(request: IncomingMessage, response: ServerResponse, pace: Pace = slowestPace): void {
	if (!carriesBody(request)) return;
	const { socket } = request;
	let before = socket.bytesRead;
	const watch = setInterval(() => {
		if (request.complete) return clearInterval(watch);
		const arrived = socket.bytesRead - before;
		before = socket.bytesRead;
		// Unread bytes mean that the server is slow, not the client.
		if (arrived >= pace.bytes || request.readableLength > 0) return;
		clearInterval(watch);
		if (!response.headersSent && socket.writable) socket.write(answer);
		socket.destroySoon();
	}, pace.within).unref();
	request.once('close', () => clearInterval(watch));
}
