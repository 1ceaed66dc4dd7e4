import { availableParallelism } from 'node:os';

/** Runs the jobs as many at a time as there are processors. */
export async function sideBySide(jobs: (() => Promise<void>)[]): Promise<void> {
	const waiting = jobs.values();
	const worker = async () => {
		for (const job of waiting) await job();
	};
	await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
