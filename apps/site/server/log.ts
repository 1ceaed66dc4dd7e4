import pino from 'pino';

const mostBytesWaiting = 1024 * 1024;
const lastWords = 1000;

/**
 * Logs to standard output without ever blocking the site: beyond a megabyte of unread lines new ones are dropped, and
 * the exit waits at most a second for the reader.
 */
export function openLog(level: string) {
	let patience = Number.POSITIVE_INFINITY;
	const out = pino.destination({
		dest: 1,
		sync: false,
		maxLength: mostBytesWaiting,
		retryEAGAIN: () => performance.now() < patience,
	});
	// If the disk behind it is full, lines are lost and nothing else.
	out.on('error', () => undefined);
	return {
		log: pino({ level, base: { program: 'site' } }, out),
		end() {
			patience = performance.now() + lastWords;
			try {
				out.flushSync();
			} catch {
				// The reader is gone or stuck.
			}
			out.destroy();
		},
	};
}
