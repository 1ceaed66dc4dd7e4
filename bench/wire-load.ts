import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Measurement } from './wire-requests.ts';

/** Answers per second, and what the server's CPU spends on one. */
export type Figures = { rate: number; microseconds: number };

const connections = 20;

export async function startServer(folder: string, products: number) {
	const child = fork(join(import.meta.dirname, 'wire-server.ts'), [folder, String(products)], { execArgv: [] });
	const [{ port }] = await once(child, 'message');

	async function cpu(): Promise<number> {
		child.send('cpu');
		const [{ cpu }] = await once(child, 'message');
		return cpu.user + cpu.system;
	}

	return {
		load: async ({ name, path, payloads }: Measurement, seconds: number): Promise<Figures> => {
			const before = await cpu();
			const headers = { 'content-type': 'application/json' };
			const result = await autocannon({
				url: `http://127.0.0.1:${port}`,
				connections,
				duration: seconds,
				requests: payloads.map((payload) => ({ method: 'POST', path, headers, body: JSON.stringify(payload) })),
			});
			const answers = result['2xx'];
			if (result.non2xx + result.errors > 0) throw new Error(`${name}: ${result.non2xx + result.errors} failures`);
			return { rate: answers / result.duration, microseconds: ((await cpu()) - before) / answers };
		},
		stop: async () => {
			const ended = once(child, 'exit');
			child.kill();
			await ended;
		},
	};
}
