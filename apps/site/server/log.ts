import pino from 'pino';

const mostBytesWaiting = 1024 * 1024;
const lastWords = 1000;

/**
 * Logs to standard output without ever blocking the site: beyond a megabyte of unread lines new ones are dropped, and
 * the exit waits at most a second for the reader.
 */
export function openLog(level: string) {
	let patience = Number.POSITIVE_INFINITY;
	let isEnded = false;
	const out = pino.destination({
		dest: 1,
		sync: false,
		maxLength: mostBytesWaiting,
		retryEAGAIN: () => performance.now() < patience,
	});
	// If the disk of the log is full, lines are lost and nothing else.
	out.on('error', () => undefined);
	// Work that is still under way while the site ends may log: a closed stream would throw, and end the site at once.
	const write = (line: string) => {
		if (!isEnded) out.write(line);
	};
	return {
		log: pino({ level, base: { program: 'site' } }, { write }),
		end() {
			patience = performance.now() + lastWords;
			try {
				out.flushSync();
			} catch {
				// The reader is gone or stuck.
			}
			isEnded = true;
			out.destroy();
		},
	};
}
