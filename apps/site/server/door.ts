import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/**
 * Nobody has come for so long: the queue of those who knock is empty. In no case is it waited for longer than the limit. A step
 * counts for no more than its own length: while the machine works on something else nobody can come, and silence says nothing.
 */
const quiet = { step: 5, milliseconds: 100, limit: 1000 };
/** So long somebody who has just come in may take to say what is wanted. */
const firstWords = 3000;

/** The site's server, with a way to close it under load that breaks off nobody's request. */
export function createDoor(options: ServerOptions, answer: RequestListener) {
	let closing = false;
	let held: (() => void)[] | null = null;
	let arrivals = 0;
	const silent = new Set<Socket>();
	/** Connections without a request under way, and how much had been read from each by then. */
	const resting = new Map<Socket, number>();

	const server = createServer(options, (request, response) => {
		const { socket } = request;
		silent.delete(socket);
		resting.delete(socket);
		// Closed, not finished: what is written may still be on its way.
		response.once('close', () => {
			if (!socket.destroyed) resting.set(socket, socket.bytesRead);
		});
		// Whoever keeps a connection open learns with this answer that it ends.
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

	/** Not Node's own, which breaks off answers that are written but not sent yet. */
	const sendAwayIdle = () => {
		for (const [socket, bytes] of resting) if (socket.bytesRead === bytes) socket.destroySoon();
	};

	return {
		server,
		/** Goes on for the drain time, then lets nobody in any more and everybody inside finish. */
		async close(drainSeconds: number) {
			closing = true;
			await wait(drainSeconds * 1000);
			// The system resets those who knock while the door closes. Visitors who wait for an answer do not knock again,
			// so for a moment nobody gets one.
			held = [];
			for (let silence = 0, waited = 0; silence < quiet.milliseconds && waited < quiet.limit; waited += quiet.step) {
				const before = arrivals;
				await wait(quiet.step);
				// Whoever knocked meanwhile has come in by now.
				await turn();
				silence = arrivals === before ? silence + quiet.step : 0;
			}
			// Not the close of HTTP, which also ends connections whose first request is just on its way.
			const closed = new Promise((done) => Server.prototype.close.call(server, done));
			const waiting = held;
			held = null;
			for (const go of waiting) go();
			const until = performance.now() + firstWords;
			while (silent.size > 0 && performance.now() < until) await Promise.race([closed, wait(20)]);
			// One that was busy when the others were told becomes idle once it has its answer.
			const idle = setInterval(sendAwayIdle, 50);
			await closed;
			clearInterval(idle);
		},
	};
}
