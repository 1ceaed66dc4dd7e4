import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export const userAgents = {
	desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
	mobile: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends requests over keep-alive connections, with the path exactly as written. */
export function openAgent(url: string, sockets: number) {
	const agent = new Agent({ keepAlive: true, maxSockets: sockets });
	return {
		ask: (path: string, headers: Record<string, string> = {}, method = 'GET', sent = '') =>
			new Promise<Answer>((done, failed) => {
				const { hostname, port } = new URL(url);
				request({ agent, hostname, port, path, headers, method }, (answer) => {
					let body = '';
					answer.setEncoding('utf8').on('data', (chunk) => (body += chunk));
					answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
				})
					.on('error', failed)
					.end(sent);
			}),
		close: () => agent.destroy(),
	};
}

/** Processes all items, a few at a time. */
export async function inParallel<T>(items: Iterable<T>, lanes: number, work: (item: T) => Promise<void>) {
	const iterator = items[Symbol.iterator]();
	const lane = async () => {
		for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value);
	};
	await Promise.all(Array.from({ length: lanes }, lane));
}
