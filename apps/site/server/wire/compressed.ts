import { gzipSync } from 'node:zlib';

/** Anything smaller fits into one packet anyway. */
const worthwhile = 1400;
/** Responses are short: a small window at low effort takes microseconds and little memory, even for many at once. */
const effort = { level: 4, windowBits: 13, memLevel: 5 };

const takesGzip = (accepted: string | undefined) => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted ?? '');

/** A serialized response. It is compressed once, however often it is sent. */
export type Written = { text: string; packed?: Uint8Array<ArrayBuffer> };

/** The response with its encoding headers. */
export function compressed(answer: Written, accepted: string | undefined) {
	const headers = { Vary: 'Accept-Encoding' };
	if (answer.text.length < worthwhile || !takesGzip(accepted)) return { body: answer.text, headers };
	answer.packed ??= new Uint8Array(gzipSync(answer.text, effort));
	return { body: answer.packed, headers: { ...headers, 'Content-Encoding': 'gzip' } };
}
