// Makes sizes of pictures in a separate process, which the site starts with the lowest priority.
import { rename, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { cut } from './cut.ts';
import type { SizeJob } from './size-job.ts';

sharp.concurrency(1);
sharp.cache(false);

/** Writes to a draft and renames it, so that an interrupted job leaves no broken file under the final name. */
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
// Ctrl+C in a terminal reaches this process too. The site ends it.
process.on('SIGINT', () => undefined);
