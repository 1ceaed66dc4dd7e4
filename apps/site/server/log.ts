import pino from 'pino';

const mostBytesWaiting = 1024 * 1024;
const lastWords = 1000;

/**
 * The log goes to whoever reads it. Somebody who does not read holds nobody up: what is more than a megabyte behind is
 * dropped, and the end waits for a second at most.
 */
export function openLog(level: string) {
	let patience = Number.POSITIVE_INFINITY;
	const out = pino.destination({
		dest: 1,
		sync: false,
		maxLength: mostBytesWaiting,
		retryEAGAIN: () => performance.now() < patience,
	});
	// A full disk behind it loses lines, and nothing else.
	out.on('error', () => undefined);
	return {
		log: pino({ level, base: { program: 'site' } }, out),
		end() {
			patience = performance.now() + lastWords;
			try {
				out.flushSync();
			} catch {
				// Nobody reads it.
			}
			out.destroy();
		},
	};
}
