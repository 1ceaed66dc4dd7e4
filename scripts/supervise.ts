import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Log } from './log-file.ts';
import { node, root } from './steps.ts';

/** The wait before a new try: it doubles with every end that comes soon and was not asked for. */
const wait = { first: 250, longest: 30_000, soon: 60_000 };
/** A program that has not ended by then does not end by itself. */
const patience = 30_000;

export type Program = {
	/** The first time that it says it is ready; false where it ended before. */
	ready: Promise<boolean>;
	stop(): Promise<void>;
};

/** Runs a program and starts it again whenever it ends. What it writes goes to its log, its errors to the terminal too. */
export function supervise(name: string, args: string[], env: Record<string, string>, log: Log): Program {
	let child: ChildProcess | null = null;
	let stopping = false;
	let pause = wait.first;
	let timer: NodeJS.Timeout | undefined;
	const first = Promise.withResolvers<boolean>();

	function start() {
		const started = Date.now();
		const current = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
			cwd: root,
			env: { ...process.env, ...env },
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
		});
		child = current;
		current.stdout?.setEncoding('utf8').on('data', (words: string) => log.write(words));
		current.stderr?.setEncoding('utf8').on('data', (words: string) => {
			log.write(words);
			process.stderr.write(words);
		});
		current.on('error', (error) => log.write(`${name} could not be started: ${error.message}\n`));
		current.on('message', (message) => {
			if (message === 'ready') first.resolve(true);
			// What a person has to see once, such as the first password.
			else if (typeof message === 'string') console.log(message);
		});
		current.once('exit', (code, signal) => {
			child = null;
			first.resolve(false);
			if (stopping) return;
			if (code === 0 || Date.now() - started > wait.soon) pause = wait.first;
			const words = `The ${name} ended (${signal ?? code}) and is started again in ${pause} ms.`;
			log.write(`${words}\n`);
			console.error(words);
			timer = setTimeout(start, pause);
			pause = Math.min(pause * 2, wait.longest);
		});
	}
	start();

	return {
		ready: first.promise,
		async stop() {
			stopping = true;
			clearTimeout(timer);
			if (child) {
				const ended = once(child, 'exit');
				child.kill('SIGTERM');
				const impatience = setTimeout(() => child?.kill('SIGKILL'), patience);
				await ended;
				clearTimeout(impatience);
			}
			log.close();
		},
	};
}
