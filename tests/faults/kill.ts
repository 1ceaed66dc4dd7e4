/**
 * Kills the server at random times while visitors send forms, restarts it, and lets the visitors retry unanswered ones,
 * as the site's own client does. Alone: `node tests/faults/kill.ts 2000`.
 */
import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brand } from '@site/contract/brand';
import { report as reportForm } from '@site/contract/forms/report';
import type { JournalEntry } from '@site/contract/submission';
import { dueSubmissions } from '../../apps/site/server/intake/delivery-rows.ts';
import { createJournal } from '../../apps/site/server/intake/journal.ts';
import { jpeg } from '../wire/photos.ts';
import { report as problem, signUp } from '../wire/samples.ts';

const visitors = 10;
/** A server lives for up to this many responses, and then for up to this many milliseconds more. */
const mostAnswers = 50;
const lastMilliseconds = 20;
const repeatEvery = 10;
/** Visitors go on sending until the server was killed this often, since a fast machine finishes earlier. */
const leastKills = 5;

/** Every fifth visitor reports a problem, with a photo. */
const isReporter = (name: string) => /[05]$/.test(name);
const pathOf = (name: string) => (isReporter(name) ? reportForm.call : '/message/index');
const json = { 'content-type': 'application/json' };

function reportOf(name: string): FormData {
	const form = new FormData();
	for (const [field, value] of Object.entries({ ...problem, name })) form.append(field, value);
	form.append('photos', new File([new Uint8Array(jpeg)], 'box.jpg'));
	return form;
}

export type KillReport = {
	/** Submissions that were sent, each by a different visitor. */
	submissions: number;
	kills: number;
	/** Attempts without a response that were sent again. */
	retries: number;
	/** Answered submissions that were sent once more, as if the response had been lost. */
	repeats: number;
	lost: string[];
	doubled: string[];
	/** Repeats with another reference than in the first response. */
	renamed: string[];
};

export async function killDuringSubmissions(submissions: number): Promise<KillReport> {
	const folder = mkdtempSync(join(tmpdir(), `${brand.slug}-kill-`));
	const report: KillReport = { submissions: 0, kills: 0, retries: 0, repeats: 0, lost: [], doubled: [], renamed: [] };
	const answered = new Map<string, string>();
	let port = 0;
	let next = 0;
	let up = Promise.withResolvers<void>();
	let answersLeft = 0;
	let enough = Promise.withResolvers<void>();

	async function send(name: string): Promise<string> {
		for (;;) {
			await up.promise;
			try {
				const response = await fetch(`http://127.0.0.1:${port}/apis/api${pathOf(name)}`, {
					method: 'POST',
					headers: { 'idempotency-key': `key of ${name}`.replaceAll(' ', '-'), ...(!isReporter(name) && json) },
					body: isReporter(name) ? reportOf(name) : JSON.stringify({ ...signUp, first_name: name }),
					signal: AbortSignal.timeout(10_000),
				});
				const answer = await response.json();
				if (--answersLeft <= 0) enough.resolve();
				if (answer.status === 200) return answer.data.reference;
			} catch {
				// Killed before it answered.
			}
			report.retries++;
			await pause(5);
		}
	}

	async function visit(): Promise<void> {
		while (next < submissions || report.kills < leastKills) {
			const number = next++;
			const name = `visitor ${number}`;
			const reference = await send(name);
			answered.set(name, reference);
			if (number % repeatEvery !== 0) continue;
			report.repeats++;
			if ((await send(name)) !== reference) report.renamed.push(name);
		}
	}

	async function live(): Promise<void> {
		const child = fork(join(import.meta.dirname, 'server.ts'), [folder, String(port)], { execArgv: [] });
		const ended = new Promise((resolve) => child.once('exit', resolve));
		port = await new Promise<number>((resolve, reject) => {
			child.once('message', (given) => resolve(Number(given)));
			child.once('exit', (code) => reject(new Error(`The server ended by itself with ${code}`)));
		});
		answersLeft = (report.kills * 37) % mostAnswers;
		enough = Promise.withResolvers();
		up.resolve();
		await Promise.race([enough.promise, finished.promise]);
		await pause((report.kills * 7) % lastMilliseconds);
		up = Promise.withResolvers();
		child.kill('SIGKILL');
		await ended;
	}

	const finished = Promise.withResolvers<void>();
	let isFinished = false;
	const killer = (async () => {
		while (!isFinished) {
			await live();
			if (!isFinished) report.kills++;
		}
	})();
	await Promise.race([Promise.all(Array.from({ length: visitors }, visit)), killer]);
	isFinished = true;
	finished.resolve();
	await killer;
	report.submissions = answered.size;

	compare(folder, answered, report);
	rmSync(folder, { recursive: true, force: true });
	return report;
}

/** Compares the responses with the journal. */
function compare(folder: string, answered: ReadonlyMap<string, string>, report: KillReport): void {
	const journal = createJournal({ path: join(folder, 'journal.sqlite'), maximumBytes: 1e9 });
	const all = { now: Number.MAX_SAFE_INTEGER, longestDelay: 0, limit: 10_000_000 };
	const rows = dueSubmissions(journal, all).readable.map(({ submission }) => submission);
	journal.close();
	const nameOf = ({ fields }: JournalEntry) =>
		'firstName' in fields ? fields.firstName : 'name' in fields ? fields.name : '';
	const references = Map.groupBy(rows, nameOf);
	for (const row of rows) {
		const photos = row.kind === 'report' ? row.photos : [];
		if (!photos.every((id) => existsSync(join(folder, 'uploads', id)))) report.lost.push(`photo of ${nameOf(row)}`);
	}
	for (const [name, reference] of answered) {
		if (!references.get(name)?.some((row) => row.reference === reference)) report.lost.push(name);
	}
	for (const [name, copies] of references) if (copies.length > 1) report.doubled.push(name);
}

if (import.meta.main) {
	const started = performance.now();
	const report = await killDuringSubmissions(Number(process.argv[2] ?? 2000));
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log({ ...report, seconds });
	process.exitCode = report.lost.length + report.doubled.length + report.renamed.length > 0 ? 1 : 0;
}
