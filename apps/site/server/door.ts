import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Nobody has come for so long: the queue of those who knock is empty. In no case is it waited for longer than the limit. */
const quiet = { milliseconds: 100, limit: 1000 };
/** So long somebody who has just come in may take to say what is wanted. */
const firstWords = 3000;

/** The site's server, with a way to close it under load that breaks off nobody's request. */
export function createDoor(options: ServerOptions, answer: RequestListener) {
	let closing = false;
	let held: (() => void)[] | null = null;
	let lastArrival = 0;
	const silent = new Set<Socket>();

	const server = createServer(options, (request, response) => {
		silent.delete(request.socket);
		// Whoever keeps a connection open learns with this answer that it ends.
		if (closing) response.shouldKeepAlive = false;
		if (held) held.push(() => answer(request, response));
		else answer(request, response);
	});
	server.on('connection', (socket) => {
		lastArrival = performance.now();
		silent.add(socket);
		socket.once('close', () => silent.delete(socket));
	});

	return {
		server,
		/** Goes on for the drain time, then lets nobody in any more and everybody inside finish. */
		async close(drainSeconds: number) {
			closing = true;
			await wait(drainSeconds * 1000);
			// The system resets those who knock while the door closes. Visitors who wait for an answer do not knock again,
			// so for a moment nobody gets one.
			held = [];
			const started = performance.now();
			lastArrival = started;
			while (performance.now() - Math.max(lastArrival, started) < quiet.milliseconds) {
				if (performance.now() - started > quiet.limit) break;
				await wait(5);
			}
			await turn();
			// Not the close of HTTP, which also ends connections whose first request is just on its way.
			const closed = new Promise((done) => Server.prototype.close.call(server, done));
			const waiting = held;
			held = null;
			for (const go of waiting) go();
			const until = performance.now() + firstWords;
			while (silent.size > 0 && performance.now() < until) await Promise.race([closed, wait(20)]);
			// One that was busy when the others were told becomes idle once it has its answer.
			const idle = setInterval(() => server.closeIdleConnections(), 50);
			await closed;
			clearInterval(idle);
		},
	};
}
