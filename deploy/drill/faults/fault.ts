import type { Stage } from '../stage.ts';

/** A fault injected while visitors read and send. Resolves when everything works again, or throws. */
export type Fault = { name: string; strike(stage: Stage): Promise<void> };

export const seconds = (count: number) => new Promise((over) => setTimeout(over, count * 1000));

/** Suspends a process for a while, so that it neither ends nor answers. */
export async function suspended(pid: number, length: number) {
	process.kill(pid, 'SIGSTOP');
	await seconds(length);
	process.kill(pid, 'SIGCONT');
}

export function insist(isTrue: boolean, otherwise: string) {
	if (!isTrue) throw new Error(otherwise);
}
