import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Question = { path: string; method?: string; headers?: Record<string, string>; body?: string; from?: string };

/** A visitor who comes through the proxy. On loopback every visitor can have their own address. */
export function createVisitors(url: string, certificate: string) {
	const agent = new Agent({ ca: readFileSync(certificate), keepAlive: true, maxSockets: 64 });
	const { hostname, port } = new URL(url);

	const ask = ({ path, method = 'GET', headers = {}, body, from = '127.0.0.1' }: Question) =>
		new Promise<Answer>((answered, failed) => {
			const options = { agent, hostname, port, path, method, headers, localAddress: from, family: 4, timeout: 10_000 };
			const asked = request(options, (response) => {
				const chunks: Buffer[] = [];
				response.on('data', (chunk) => chunks.push(chunk)).on('error', failed);
				response.on('end', () =>
					answered({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
				);
			});
			asked.on('error', failed).on('timeout', () => asked.destroy(new Error('no answer in 10 s')));
			asked.end(body);
		});

	/** Sends a form as the site's own client does: with the same key until it is answered. */
	async function submit(body: object, from: string): Promise<string> {
		const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
		for (let left = 60; left > 0; left--) {
			const question = { path: '/apis/api/message/index', method: 'POST', headers, body: JSON.stringify(body), from };
			const answer = await ask(question).catch(() => null);
			if (answer?.status === 200) return JSON.parse(answer.body.toString()).data.reference;
			await new Promise((later) => setTimeout(later, 100));
		}
		throw new Error('a form was not taken in 60 tries');
	}

	return { ask, submit, close: () => agent.destroy() };
}
export type Visitors = ReturnType<typeof createVisitors>;
