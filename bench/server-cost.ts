import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const connections = 20;

export type Cost = { rate: number; microseconds: number; latency: number };

const fieldsOf = (pid: string | number) =>
	readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** These processes and what they started. */
function family(pids: readonly (number | undefined)[]): string[] {
	const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
	const parents = new Map(
		all.flatMap((pid) => {
			try {
				return [[pid, fieldsOf(pid)[1] ?? ''] as const];
			} catch {
				return [];
			}
		}),
	);
	const found = new Set(pids.map(String));
	for (let before = -1; before !== found.size; ) {
		before = found.size;
		for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
	}
	return [...found];
}

/** User and system time of all of them so far; the kernel counts in hundredths of a second. */
const microsecondsOf = (pids: readonly string[]) =>
	pids.reduce((sum, pid) => {
		const fields = fieldsOf(pid);
		return sum + (Number(fields[11]) + Number(fields[12])) * 10_000;
	}, 0);

/** What an answer costs the server, with all of its processes: a client that is itself the limit, or other work on the machine, does not count. */
export async function costOf(
	{ url, pids }: { url: string; pids: readonly (number | undefined)[] },
	path: string,
	seconds: number,
): Promise<Cost> {
	const all = family(pids);
	const before = microsecondsOf(all);
	const result = await autocannon({
		url,
		connections,
		duration: seconds,
		requests: [{ method: 'GET', path, headers: { 'accept-encoding': 'gzip' } }],
	});
	const answers = result['2xx'];
	if (answers === 0 || result.non2xx + result.errors > 0) throw new Error(`${url}${path} does not answer well`);
	return {
		rate: answers / result.duration,
		microseconds: (microsecondsOf(all) - before) / answers,
		latency: result.latency.p50,
	};
}
