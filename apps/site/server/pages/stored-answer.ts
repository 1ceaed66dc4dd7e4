import type { Encoded, Encoding } from './compression.ts';

/**
 * A response ready to send: rendered, compressed and hashed once, with its headers written out for each encoding. The
 * last entries of each header array are filled in when it is sent.
 */
export type StoredAnswer = {
	status: number;
	/** Headers except those that depend on the encoding. */
	headers: Record<string, string>;
	etag: string;
	bodies: Encoded;
	heads: Record<Encoding, string[]>;
	/** The heads of `304 Not Modified`. */
	unchanged: Record<Encoding, string[]>;
};

const encodings: Encoding[] = ['br', 'gzip', 'identity'];
/** Filled in when sent: the length of a body packed on demand is only known then. */
const whenSent = ['Content-Length', '', 'X-Request-Id', ''];
const requestId = ['X-Request-Id', ''];

export function storedAnswer(
	status: number,
	headers: Record<string, string>,
	etag: string,
	bodies: Encoded,
): StoredAnswer {
	const lines = Object.entries(headers).flat();
	const withoutType = Object.entries(headers)
		.filter(([name]) => name !== 'Content-Type')
		.flat();
	const perEncoding = (head: (encoding: Encoding) => string[]) =>
		Object.fromEntries(encodings.map((encoding) => [encoding, head(encoding)])) as Record<Encoding, string[]>;
	// Weak: the bytes may differ from one packing to the next.
	const tag = (encoding: Encoding) => ['ETag', `W/"${etag}-${encoding}"`];
	return {
		status,
		headers,
		etag,
		bodies,
		heads: perEncoding((encoding) => [
			...lines,
			...tag(encoding),
			...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
			...whenSent,
		]),
		unchanged: perEncoding((encoding) => [...withoutType, ...tag(encoding), ...requestId]),
	};
}
