import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Asked, Question } from './asked.ts';

/** Enough to keep a server busy; with more, a page that takes its time would not be answered within a measurement. */
const connections = 8;

export type Served = { url: string; pids: readonly (number | undefined)[] };
export type Cost = { rate: number; microseconds: number; latency: number };

const fieldsOf = (pid: string | number) =>
	readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** These processes and all their descendants. */
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

/** User and system time of all processes so far, in microseconds; the kernel counts in hundredths of a second. */
const microsecondsOf = (pids: readonly string[]) =>
	pids.reduce((sum, pid) => {
		const fields = fieldsOf(pid);
		return sum + (Number(fields[11]) + Number(fields[12])) * 10_000;
	}, 0);

const mostSeconds = 16;
const look = 250;
const mostLooks = 120;

/** Waits until a server is idle: its work after a start does not belong to a response. */
export async function untilIdle({ pids }: Pick<Served, 'pids'>) {
	const all = family(pids);
	for (let looks = 0, resting = 0; resting < 2 && looks < mostLooks; looks++) {
		const before = microsecondsOf(all);
		await pause(look);
		resting = microsecondsOf(all) - before > 10_000 ? 0 : resting + 1;
	}
}

/**
 * CPU cost of a response in all processes of the server, so that neither a slow client nor other work on the machine
 * counts.
 */
export async function costOf({ url, pids }: Served, asked: Asked, seconds: number): Promise<Cost> {
	const all = family(pids);
	const before = microsecondsOf(all);
	let number = 0;
	const requests =
		typeof asked === 'function'
			? [{ setupRequest: (request: Question) => ({ ...request, ...asked(number++) }) }]
			: asked;
	const result = await autocannon({ url, connections, duration: seconds, requests });
	const answers = result['2xx'];
	const failures = result.non2xx + result.errors;
	// A response may take longer than the measurement: double it.
	if (answers + failures === 0 && seconds < mostSeconds) return costOf({ url, pids }, asked, 2 * seconds);
	if (answers === 0 || failures > 0)
		throw new Error(`${url} does not answer well: ${failures} failures of ${answers + failures}`);
	return {
		rate: answers / result.duration,
		microseconds: (microsecondsOf(all) - before) / answers,
		latency: result.latency.p50,
	};
}
