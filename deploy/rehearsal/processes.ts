import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

export type Started = { child: ChildProcess; stop(signal?: NodeJS.Signals): Promise<void> };

type Start = {
	name: string;
	command: string;
	args: string[];
	env?: Record<string, string>;
	uid?: number;
	gid?: number;
	/** The signal that ends it, if not SIGTERM. */
	end?: NodeJS.Signals;
	/** Output that means it is ready, if it sends no message. */
	ready?: RegExp;
};

/** Processes of the rehearsal, all stopped at its end; their output is logged in the folder. */
export function createProcesses(folder: string) {
	const running: Started[] = [];

	async function start({ name, command, args, env = {}, uid, gid, end = 'SIGTERM', ready }: Start): Promise<Started> {
		const child = spawn(command, args, {
			env: { PATH: process.env.PATH, HOME: folder, ...env },
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
			...(uid !== undefined && { uid, gid }),
		});
		let said = '';
		const up = new Promise<void>((resolve, reject) => {
			const hear = (words: unknown) => {
				said = (said + words).slice(-4000);
				appendFileSync(join(folder, `${name}.log`), String(words));
				if (ready?.test(said)) resolve();
			};
			child.stdout?.on('data', hear);
			child.stderr?.on('data', hear);
			child.on('message', (word) => {
				if (word === 'ready') resolve();
			});
			child.once('error', reject);
			child.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${said}`)));
		});
		const started: Started = {
			child,
			async stop(signal = end) {
				if (child.exitCode !== null || child.signalCode !== null) return;
				const ended = once(child, 'exit');
				child.kill(signal);
				await ended;
			},
		};
		running.push(started);
		await up;
		return started;
	}

	return {
		start,
		stopAll: async () => {
			for (const each of running.splice(0).reverse()) await each.stop().catch(() => undefined);
		},
	};
}
export type Processes = ReturnType<typeof createProcesses>;
