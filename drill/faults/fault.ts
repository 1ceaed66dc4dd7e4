import type { Stage } from '../stage.ts';

/** Something that goes wrong while visitors read and send. It ends with everything well again, or throws. */
export type Fault = { name: string; strike(stage: Stage): Promise<void> };

export const seconds = (count: number) => new Promise((over) => setTimeout(over, count * 1000));

/** A process that neither ends nor answers, for a while. */
export async function suspended(pid: number, length: number) {
	process.kill(pid, 'SIGSTOP');
	await seconds(length);
	process.kill(pid, 'SIGCONT');
}

export function insist(isTrue: boolean, otherwise: string) {
	if (!isTrue) throw new Error(otherwise);
}
