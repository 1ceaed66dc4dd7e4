import { Worker } from 'node:worker_threads';
import type { Checked, CheckedPhoto, CheckedResume, FileAnswer, FileCheck } from './file-check.ts';

/** Two, so that one file that takes long does not hold up all others. */
const mostThreads = 2;
const mostWaiting = 50;
/** An ordinary file takes milliseconds. */
const longestCheck = 5000;
/** An idle thread is ended after this long, to free its memory. */
const idleMilliseconds = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 };

/** More files wait than can be checked soon. */
export class TooManyFiles extends Error {
	constructor() {
		super('Too many files wait to be looked into');
		this.name = 'TooManyFiles';
	}
}

/** Both fail with TooManyFiles, or if the disk fails. */
export type FileChecks = {
	/** Overwrites the file with the cleaned picture. */
	photo(path: string): Promise<Checked<CheckedPhoto>>;
	resume(path: string, name: string): Promise<Checked<CheckedResume>>;
	close(): Promise<void>;
};

/**
 * Checks visitors' files in order of arrival, in threads with limited memory and time. `program` is the code of the
 * threads.
 */
export function createFileChecks(program: string, { longest = longestCheck } = {}): FileChecks {
	const idle = new Map<Worker, NodeJS.Timeout>();
	const threads = new Set<Worker>();
	const waiting: (() => void)[] = [];
	let busy = 0;

	function start(): Worker {
		const thread = new Worker(program, { resourceLimits, env: {}, execArgv: [] });
		threads.add(thread);
		thread.unref();
		// Its check reports an error; without a listener it would end the site.
		thread.on('error', () => undefined);
		thread.on('exit', () => {
			threads.delete(thread);
			clearTimeout(idle.get(thread));
			idle.delete(thread);
		});
		return thread;
	}

	function take(): Worker {
		const [thread] = idle.keys();
		if (!thread) return start();
		clearTimeout(idle.get(thread));
		idle.delete(thread);
		return thread;
	}

	function rest(thread: Worker) {
		if (threads.has(thread)) idle.set(thread, setTimeout(() => void thread.terminate(), idleMilliseconds).unref());
	}

	/** No real file needs more time or memory than a thread has. */
	function askThread<T>(thread: Worker, file: FileCheck): Promise<FileAnswer<T>> {
		return new Promise((resolve) => {
			const end = (answer: FileAnswer<T>) => {
				clearTimeout(impatience);
				thread.off('message', end).off('error', failed).off('exit', overran);
				resolve(answer);
			};
			const overran = () => end({ refused: 'too-complex' });
			const failed = ({ code, message }: NodeJS.ErrnoException) =>
				code === 'ERR_WORKER_OUT_OF_MEMORY' ? overran() : end({ failed: { code, message } });
			const impatience = setTimeout(() => void thread.terminate(), longest);
			thread.on('message', end).on('error', failed).on('exit', overran);
			thread.postMessage(file);
		});
	}

	async function turn(): Promise<void> {
		if (busy < mostThreads) {
			busy += 1;
			return;
		}
		if (waiting.length >= mostWaiting) throw new TooManyFiles();
		await new Promise<void>((resolve) => waiting.push(resolve));
	}

	function leave() {
		const next = waiting.shift();
		if (next) next();
		else busy -= 1;
	}

	async function check<T>(file: FileCheck): Promise<Checked<T>> {
		await turn();
		const thread = take();
		try {
			const answer = await askThread<T>(thread, file);
			if (!('failed' in answer)) return answer;
			throw Object.assign(new Error(answer.failed.message), { code: answer.failed.code });
		} finally {
			rest(thread);
			leave();
		}
	}

	return {
		photo: (path) => check({ kind: 'photo', path }),
		resume: (path, name) => check({ kind: 'resume', path, name }),
		async close() {
			await Promise.all([...threads].map((thread) => thread.terminate()));
		},
	};
}
