import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../started/site.ts';
import type { Question } from './asked.ts';
import { startNginx } from './nginx.ts';
import type { Served } from './server-cost.ts';

/** The site's response, byte for byte. */
export type Same = { body: Buffer; headers: Record<string, string> };

export type Baseline = Served & { stop: () => unknown };

export const answerOf = (url: string, { method, path, headers, body }: Question): Promise<Same> =>
	new Promise((done, failed) => {
		const asked = request(url + path, { method, headers }, (answer) => {
			const chunks: Buffer[] = [];
			const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
			const same = { 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) };
			answer
				.on('data', (chunk) => chunks.push(chunk))
				.on('end', () => done({ body: Buffer.concat(chunks), headers: same }));
		});
		asked.on('error', failed).end(body);
	});

async function startBare(file: string, { body, headers }: Same): Promise<Baseline> {
	const child = fork(join(import.meta.dirname, file));
	child.send({ base64: body.toString('base64'), headers });
	const [port] = await once(child, 'message');
	return { url: `http://127.0.0.1:${port}`, pids: [child.pid], stop: () => child.kill() };
}

/** A Node server that sends these bytes from memory and does nothing else. */
export const bareNode = (same: Same) => startBare('bare-server.ts', same);

/** The same as a handler of Hono, which answers the calls of the wire. */
export const bareHono = (same: Same) => startBare('bare-hono.ts', same);

/** nginx that answers every request with these bytes from a file. */
export async function staticNginx({ body, headers }: Same): Promise<Baseline> {
	const folder = mkdtempSync(join(tmpdir(), 'bench-static-'));
	chmodSync(folder, 0o755);
	writeFileSync(join(folder, 'answer'), body, { mode: 0o644 });
	const port = await freePort();
	const nginx = await startNginx(folder, port, servers(folder, port, headers));
	return {
		url: `http://127.0.0.1:${port}`,
		pids: [nginx.pid],
		async stop() {
			await nginx.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

const servers = (folder: string, port: number, headers: Same['headers']) => `
	sendfile on;
	tcp_nopush on;
	open_file_cache max=10 inactive=60s;
	keepalive_requests 1000000;
	default_type "${headers['Content-Type']}";
	server {
		listen 127.0.0.1:${port};
		root ${folder};
		${headers['Content-Encoding'] ? `add_header Content-Encoding ${headers['Content-Encoding']};` : ''}
		location / { rewrite ^ /answer break; }
	}`;
