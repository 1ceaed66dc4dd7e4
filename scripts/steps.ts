import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { showProgress } from './progress.mjs';

export const root = join(import.meta.dirname, '..');
export const node = process.execPath;

/** Prints one clear line and exits. */
export function giveUp(reason: string): never {
	console.error(`\n${reason}`);
	process.exit(1);
}

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

type Options = {
	cwd?: string;
	env?: Record<string, string>;
	quiet?: boolean;
	/** Shows the elapsed time and the latest output meanwhile. */
	progress?: boolean;
};

const lastLine = (words: string) =>
	(
		stripVTControlCharacters(words)
			.trimEnd()
			.split(/[\r\n]/)
			.at(-1) ?? ''
	)
		.trim()
		.slice(0, 70);

/** Runs a program to its end. The output of quiet ones is shown only if they fail. */
export function run(
	command: string,
	args: string[],
	{ cwd = root, env = {}, quiet = false, progress = false }: Options = {},
): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd,
			env: { ...process.env, ...env },
			stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
		});
		const end = () => child.kill('SIGTERM');
		for (const signal of signals) process.once(signal, end);
		let words = '';
		const stopProgress = progress ? showProgress(() => lastLine(words)) : () => undefined;
		child.stdout?.on('data', (chunk) => (words += chunk));
		child.stderr?.on('data', (chunk) => (words += chunk));
		child.on('error', (error) => {
			stopProgress();
			reject(error);
		});
		child.on('exit', (code) => {
			stopProgress();
			for (const signal of signals) process.off(signal, end);
			if (code === 0) return resolve();
			process.stderr.write(words);
			reject(new Error(`${command} ${args.join(' ')} ended with ${code}`));
		});
	});
}

/** One named step of a task, with its duration where it took a while. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
	const started = performance.now();
	console.log(`· ${name}`);
	const result = await work().catch((error: unknown) =>
		giveUp(`Failed: ${name}. ${error instanceof Error ? error.message : error}`),
	);
	const seconds = Math.round((performance.now() - started) / 1000);
	if (seconds > 1) console.log(`  done in ${seconds} s`);
	return result;
}
