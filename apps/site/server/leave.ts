import { setTimeout as wait } from 'node:timers/promises';

/** Work in Node's thread pool, for which process exit waits: file system and DNS. */
const inThreads = /^(FSReq|GetAddrInfoReq|GetNameInfoReq)/;
const isBusy = () => process.getActiveResourcesInfo().some((kind) => inThreads.test(kind));

/** Exits the process, with SIGKILL if a hanging disk or name server would block the exit. */
export async function leave(code: number, milliseconds: number): Promise<never> {
	const until = performance.now() + milliseconds;
	while (isBusy() && performance.now() < until) await wait(20);
	if (isBusy()) process.kill(process.pid, 'SIGKILL');
	return process.exit(code);
}
