import { gzipSync } from 'node:zlib';

/** What is smaller travels in one packet anyway. */
const worthwhile = 1400;
/** Answers are short: a small window and little effort take microseconds, and no memory that a crowd could add up. */
const effort = { level: 4, windowBits: 13, memLevel: 5 };

const takesGzip = (accepted: string | undefined) => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted ?? '');

/** An answer as it is sent, with the headers that say how. */
export function compressed(answer: string, accepted: string | undefined) {
	const headers = { Vary: 'Accept-Encoding' };
	if (answer.length < worthwhile || !takesGzip(accepted)) return { body: answer, headers };
	return { body: new Uint8Array(gzipSync(answer, effort)), headers: { ...headers, 'Content-Encoding': 'gzip' } };
}
