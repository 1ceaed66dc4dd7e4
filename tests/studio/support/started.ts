import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { node, root } from './places.ts';

/** Starts a program as built for delivery, which reports when it is ready. */
export function start(script: string, env: Record<string, string>): ChildProcess {
	return spawn(node, ['--disable-warning=ExperimentalWarning', `${root}${script}`], {
		cwd: root,
		env: { ...process.env, NODE_ENV: 'production', ...env },
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	});
}

export function ready(child: ChildProcess): Promise<ChildProcess> {
	return new Promise((resolve, reject) => {
		child.on('message', (message) => message === 'ready' && resolve(child));
		child.once('exit', (code) => reject(new Error(`it ended with ${code} before it was ready`)));
	});
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, 'exit');
	child.kill(signal);
	await ended;
}
