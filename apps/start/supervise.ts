import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { node, root } from '../../scripts/steps.ts';
import { createRepeated } from '../studio/src/server/repeated.ts';
import type { Log } from './log-file.ts';

/** Delay before a restart in milliseconds. It doubles each time the program ends unasked within `soon`. */
const wait = { first: 250, longest: 30_000, soon: 60_000 };
/** After this long without ending, a program is killed. */
const patience = 30_000;

export type Program = {
	/** True once the program is ready; false if it ended before. */
	first: Promise<boolean>;
	/** Resolves when it is first ready, after any number of restarts. */
	ready: Promise<void>;
	stop(): Promise<void>;
};

/** Runs a program and restarts it whenever it ends. Its output goes to the log, its errors also to the terminal. */
export function supervise(name: string, args: string[], env: Record<string, string>, log: Log): Program {
	let child: ChildProcess | null = null;
	let stopping = false;
	let pause = wait.first;
	let timer: NodeJS.Timeout | undefined;
	const first = Promise.withResolvers<boolean>();
	const ready = Promise.withResolvers<void>();
	const tell = (words: string) => {
		log.write(`${words}\n`);
		process.stderr.write(`${words}\n`);
	};
	const repeated = createRepeated(tell);

	let isFirst = true;
	function start() {
		const started = Date.now();
		/** The errors of a restart are held back until it ends, and shown only if they differ from the last ones. */
		const isHeld = !isFirst;
		isFirst = false;
		let isReady = false;
		let words = '';
		const current = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
			cwd: root,
			env: { ...process.env, ...env },
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
		});
		child = current;
		const say = (chunk: string) => {
			log.write(chunk);
			process.stderr.write(chunk);
		};
		current.stdout?.setEncoding('utf8').on('data', (chunk: string) => log.write(chunk));
		current.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
			if (!isReady) words += chunk;
			if (isReady || !isHeld) say(chunk);
		});
		current.on('error', (error) => log.write(`${name} could not be started: ${error.message}\n`));
		current.on('message', (message) => {
			if (message === 'ready') {
				if (isHeld) say(words);
				isReady = true;
				repeated.works();
				ready.resolve();
				first.resolve(true);
			}
			// What a person has to see once, such as the first password.
			else if (typeof message === 'string') console.log(message);
		});
		current.once('exit', async (code, signal) => {
			child = null;
			// Its last output may not have been read yet.
			await Promise.race([once(current, 'close'), setTimeout(500)]);
			if (stopping) return first.resolve(false);
			if (code === 0 || Date.now() - started > wait.soon) pause = wait.first;
			const next = `The ${name} ended (${signal ?? code}) and is started again in ${pause} ms.`;
			if (isReady) tell(next);
			else repeated.failed(words.trim(), next, !isHeld);
			first.resolve(false);
			timer = globalThis.setTimeout(start, pause);
			pause = Math.min(pause * 2, wait.longest);
		});
	}
	start();

	return {
		first: first.promise,
		ready: ready.promise,
		async stop() {
			stopping = true;
			clearTimeout(timer);
			if (child) {
				const ended = once(child, 'exit');
				child.kill('SIGTERM');
				const impatience = globalThis.setTimeout(() => child?.kill('SIGKILL'), patience);
				await ended;
				clearTimeout(impatience);
			}
			log.close();
		},
	};
}
