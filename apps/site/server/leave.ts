import { setTimeout as wait } from 'node:timers/promises';

/** What Node does in threads that it waits for before it ends: the disk, and names of hosts. */
const inThreads = /^(FSReq|GetAddrInfoReq|GetNameInfoReq)/;
const isBusy = () => process.getActiveResourcesInfo().some((kind) => inThreads.test(kind));

/** Ends this program, also where a disk or a name server hangs and would hold the end up for ever. */
export async function leave(code: number, milliseconds: number): Promise<never> {
	const until = performance.now() + milliseconds;
	while (isBusy() && performance.now() < until) await wait(20);
	if (isBusy()) process.kill(process.pid, 'SIGKILL');
	return process.exit(code);
}
