import type { Encoded, Encoding } from './compression.ts';

/**
 * A response ready to send: rendered, compressed and hashed once, with its headers written out for each encoding. The
 * last entry of each header array is for the request id.
 */
export type StoredAnswer = {
	status: number;
	/** Without those that depend on the encoding. */
	headers: Record<string, string>;
	etag: string;
	bodies: Encoded;
	heads: Record<Encoding, string[]>;
	/** The heads of `304 Not Modified`. */
	unchanged: Record<Encoding, string[]>;
};

const encodings: Encoding[] = ['br', 'gzip', 'identity'];
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
	// Weak: the same page may come in a better compression later.
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
			...['Content-Length', String(encoding === 'identity' ? bodies.length : bodies[encoding].length)],
			...requestId,
		]),
		unchanged: perEncoding((encoding) => [...withoutType, ...tag(encoding), ...requestId]),
	};
}

/** The same answer in another compression. */
export const storedWith = ({ status, headers, etag }: StoredAnswer, bodies: Encoded): StoredAnswer =>
	storedAnswer(status, headers, etag, bodies);
