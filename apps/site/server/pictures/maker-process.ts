// A process of its own, behind everything else on the machine: hardly anybody waits for what it makes.
import { rename, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { cut } from './cut.ts';
import type { SizeJob } from './size-job.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

/** Whole or not at all: an interrupted job leaves nothing under the name that is asked for. */
async function make(job: SizeJob): Promise<string> {
	const draft = `${job.target}.${process.pid}.draft`;
	try {
		await cut(job, draft);
		await rename(draft, job.target);
		return '';
	} catch (error) {
		await rm(draft, { force: true }).catch(() => undefined);
		return error instanceof Error ? error.message : String(error);
	}
}

process.on('message', async (job: SizeJob) => process.send?.(await make(job)));
process.on('disconnect', () => process.exit(0));
// The terminal's Ctrl+C is for the site, which then lets this go.
process.on('SIGINT', () => undefined);
