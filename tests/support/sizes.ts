/** Gzip bytes of a file over the wire. Each file is requested once. */
const known = new Map<string, Promise<number>>();

export function gzipBytes(url: string): Promise<number> {
	const bytes = known.get(url) ?? measure(url);
	known.set(url, bytes);
	return bytes;
}

async function measure(url: string): Promise<number> {
	const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
	const length = Number(answer.headers.get('content-length'));
	if (!answer.ok || !(length > 0)) throw new Error(`${url} has no length`);
	return length;
}

export async function sumOfGzipBytes(urls: Iterable<string>): Promise<number> {
	const all = await Promise.all([...urls].map(gzipBytes));
	return all.reduce((sum, bytes) => sum + bytes, 0);
}
