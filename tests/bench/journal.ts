/**
 * How the site scales with undelivered submissions in its journal: start time, cost of storing the next one, and cost
 * of collecting metrics: `node bench/journal.ts [seconds per measurement]`. The site has to be built.
 */
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { samples } from '@site/contract/forms/samples';
import { createJournal } from '../../apps/site/server/intake/journal.ts';
import { recordSubmission } from '../../apps/site/server/intake/submission-rows.ts';
import { messages } from './kinds-of-answers.ts';
import { median } from './median.ts';
import { type Figure, report } from './results.ts';
import { rounded } from './rounded.ts';
import { costOf, untilIdle } from './server-cost.ts';
import { startSite } from './site-process.ts';

const sizes = [0, 10_000, 100_000];
const seconds = Number(process.argv[2] ?? 1);
const rounds = 2;
const megabyte = 1024 * 1024;
/** Nothing listens there: the studio is down. */
const noStudio = { STUDIO_URL: 'http://127.0.0.1:9', STUDIO_TOKEN: 'token' };

const submission = (number: number) => ({
	kind: 'contact' as const,
	language: 'en' as const,
	receivedAt: new Date().toISOString(),
	page: '/contact',
	suspected: false,
	fields: { ...samples.contact, lastName: `Lovelace ${number}` },
});

async function fill(dataDir: string, rows: number): Promise<number> {
	const path = join(dataDir, 'journal.sqlite');
	const journal = createJournal({ path, maximumBytes: 1024 * megabyte });
	for (let written = 0; written < rows; ) {
		const batch = Math.min(5000, rows - written);
		await Promise.all(
			Array.from({ length: batch }, (_, at) => recordSubmission(journal, submission(written + at), randomUUID())),
		);
		written += batch;
	}
	journal.close();
	return rows > 0 ? statSync(path).size / megabyte : 0;
}

async function measure(rows: number): Promise<Figure[]> {
	let megabytes = 0;
	const prepare = async (dataDir: string) => {
		megabytes = await fill(dataDir, rows);
	};
	const site = await startSite({ env: noStudio, prepare });
	const target = { url: site.url, pids: [site.pid] };
	await untilIdle(target);
	await costOf(target, messages, seconds);
	const costs = [];
	for (let round = 0; round < rounds; round++) costs.push(await costOf(target, messages, seconds));
	const asked: number[] = [];
	for (let round = 0; round < 5; round++) {
		const began = performance.now();
		await (await fetch(`${site.url}/metrics`)).text();
		asked.push(performance.now() - began);
	}
	const of = `${rows} rows`;
	const figures = [
		{ of, measure: 'MB of the journal', value: rounded(megabytes) },
		{ of, measure: 'start to ready, ms', value: rounded(site.readyAfter) },
		{ of, measure: 'message, CPU µs', value: rounded(median(costs.map(({ microseconds }) => microseconds))) },
		{ of, measure: 'messages per second', value: rounded(median(costs.map(({ rate }) => rate))) },
		{ of, measure: '/metrics, ms', value: rounded(median(asked)) },
		{ of, measure: 'MB of memory', value: rounded(site.megabytes()) },
	];
	await site.stop();
	return figures;
}

const figures: Figure[] = [];
for (const rows of sizes) figures.push(...(await measure(rows)));
report('Journal', figures);
