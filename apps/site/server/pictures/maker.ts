import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Logger } from 'pino';
import type { SizeJob } from './size-job.ts';

const longestJob = 60_000;
const restartMilliseconds = 5_000;
/** An idle process is ended after this long, to free its memory. */
const idleMilliseconds = 20_000;

/** Makes sizes of pictures in a separate process, one at a time. The process runs only while there is work. */
export function createMaker(program: string, log: Logger) {
	let child: ChildProcess | null = null;
	let idle: NodeJS.Timeout | undefined;

	function start(): ChildProcess {
		const started = fork(program, [], {
			stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
			execArgv: ['--disable-warning=ExperimentalWarning'],
			env: { PATH: process.env.PATH },
		});
		// Set by the parent at once: only threads created later have the low priority.
		if (started.pid) setPriority(started.pid, constants.priority.PRIORITY_LOW);
		started.unref();
		started.channel?.unref();
		started.on('exit', () => {
			if (child === started) child = null;
		});
		started.on('error', (err) => log.error({ err }, 'the program that makes pictures could not start'));
		return started;
	}

	function answerOf(worker: ChildProcess, job: SizeJob): Promise<string> {
		return new Promise((done) => {
			const end = (reason: string) => {
				clearTimeout(impatience);
				worker.off('message', answered).off('exit', ended).off('error', ended);
				done(reason);
			};
			const answered = (reason: unknown) => end(String(reason));
			// Delays the failure, so that a process that cannot start is not started again at once for every picture.
			const ended = () => void setTimeout(end, restartMilliseconds, 'the program that makes pictures ended').unref();
			const impatience = setTimeout(() => {
				worker.kill('SIGKILL');
				end('it took too long');
			}, longestJob).unref();
			worker.on('message', answered).on('exit', ended).on('error', ended);
			worker.send(job, (error) => error && ended());
		});
	}

	return {
		async make(job: SizeJob): Promise<boolean> {
			clearTimeout(idle);
			child ??= start();
			const reason = await answerOf(child, job);
			idle = setTimeout(() => child?.disconnect(), idleMilliseconds).unref();
			if (reason) log.warn({ picture: job.name, reason }, 'a size of a picture could not be made');
			return !reason;
		},
		close() {
			clearTimeout(idle);
			child?.kill('SIGKILL');
		},
	};
}
export type Maker = ReturnType<typeof createMaker>;
