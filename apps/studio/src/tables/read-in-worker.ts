import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createTurns } from '../access/turns.ts';
import type { TableKind, TableRead } from './read-table.ts';
import { tableWords } from './table-limits.ts';

declare global {
	var studioTableWorker: string | undefined;
}

/**
 * Path of the worker's source. Global, because only scripts/serve.ts loads this module from its own folder; pages have
 * bundled copies.
 */
globalThis.studioTableWorker ??= join(dirname(fileURLToPath(import.meta.url)), 'table-worker.ts');
const worker = globalThis.studioTableWorker;

export interface WorkerLimits {
	milliseconds: number;
	megabytes: number;
}
const usual: WorkerLimits = { milliseconds: 20_000, megabytes: 512 };

/** Reading a file takes memory, so only one is read at a time. */
const turns = createTurns({ atOnce: 1, mostWaiting: 8, mostOfOne: 2 });

function inWorker(bytes: Uint8Array, kind: TableKind, { milliseconds, megabytes }: WorkerLimits): Promise<TableRead> {
	return new Promise((resolve) => {
		const reading = new Worker(worker, {
			workerData: { bytes, kind },
			resourceLimits: { maxOldGenerationSizeMb: megabytes },
			stderr: true,
		});
		const end = (read: TableRead) => {
			clearTimeout(impatience);
			resolve(read);
			void reading.terminate();
		};
		const impatience = setTimeout(() => end({ problem: tableWords.tooSlow }), milliseconds);
		reading.once('message', end);
		// The worker has run out of memory.
		reading.once('error', () => end({ problem: tableWords.tooMuch }));
		reading.once('exit', () => end({ problem: tableWords.tooSlow }));
	});
}

/** The text of a table from `caller`, read in a worker thread with limits of time and memory. */
export async function readInWorker(
	bytes: Uint8Array,
	kind: TableKind,
	caller: string,
	limits = usual,
): Promise<TableRead> {
	const leave = await turns.take(caller);
	if (!leave) return { problem: tableWords.busy };
	try {
		return await inWorker(bytes, kind, limits);
	} finally {
		leave();
	}
}
