import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/**
 * The listen queue counts as empty after this many milliseconds without a new connection, checked in steps, at most up
 * to the limit. Each step counts only its own length: while the event loop is blocked no connection can be accepted, so
 * that time proves nothing.
 */
const quiet = { step: 5, milliseconds: 100, limit: 1000 };
/** Time in milliseconds in which a new connection must send its first request. */
const firstWords = 3000;

/** The site's HTTP server, with a graceful close that drops no request even under load. */
export function createDoor(options: ServerOptions, answer: RequestListener) {
	let closing = false;
	let held: (() => void)[] | null = null;
	let arrivals = 0;
	const silent = new Set<Socket>();
	/** Connections without a request in progress, and how many bytes had been read from each by then. */
	const resting = new Map<Socket, number>();

	const server = createServer(options, (request, response) => {
		const { socket } = request;
		silent.delete(socket);
		resting.delete(socket);
		// `close`, not `finish`: written data may not have been sent yet.
		response.once('close', () => {
			if (!socket.destroyed) resting.set(socket, socket.bytesRead);
		});
		// Tell keep-alive clients that this connection ends with this response.
		if (closing) response.shouldKeepAlive = false;
		if (held) held.push(() => answer(request, response));
		else answer(request, response);
	});
	server.on('connection', (socket) => {
		arrivals++;
		silent.add(socket);
		resting.set(socket, 0);
		socket.once('close', () => {
			silent.delete(socket);
			resting.delete(socket);
		});
	});

	/** Closes idle connections. Node's own `closeIdleConnections` drops responses that are written but not sent yet. */
	const sendAwayIdle = () => {
		for (const [socket, bytes] of resting) if (socket.bytesRead === bytes) socket.destroySoon();
	};

	return {
		server,
		/** Keeps serving during the drain time, then accepts no more connections and lets the open ones finish. */
		async close(drainSeconds: number) {
			closing = true;
			await wait(drainSeconds * 1000);
			// The kernel resets connections that are still in the listen queue when it closes. Hold back all responses for a
			// moment: clients that wait for one do not open new connections, so the queue empties.
			held = [];
			for (let silence = 0, waited = 0; silence < quiet.milliseconds && waited < quiet.limit; waited += quiet.step) {
				const before = arrivals;
				await wait(quiet.step);
				// One more turn of the event loop accepts the connections that arrived meanwhile.
				await turn();
				silence = arrivals === before ? silence + quiet.step : 0;
			}
			// Not the HTTP server's close, which also ends connections whose first request is just arriving.
			const closed = new Promise((done) => Server.prototype.close.call(server, done));
			const waiting = held;
			held = null;
			for (const go of waiting) go();
			const until = performance.now() + firstWords;
			while (silent.size > 0 && performance.now() < until) await Promise.race([closed, wait(20)]);
			// Connections that were busy become idle once their response is sent.
			const idle = setInterval(sendAwayIdle, 50);
			await closed;
			clearInterval(idle);
		},
	};
}
