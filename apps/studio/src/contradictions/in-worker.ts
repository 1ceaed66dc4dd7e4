import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Warning } from '@site/contract/content-rules/warnings';
import type { ChangedItem, Contradiction } from './contradictions.ts';

export interface Asked {
	parts: readonly [name: string, json: string][];
	change?: ChangedItem | undefined;
	/** Paths in the change that the site does not have. */
	deadPaths: readonly string[];
}

export interface Findings {
	contradictions: Contradiction[];
	warnings: Warning[];
}

declare global {
	var studioRulesWorker: string | undefined;
}

/**
 * Path of the worker's source. Global, because only scripts/serve.ts loads this module from its own folder; pages have
 * bundled copies.
 */
globalThis.studioRulesWorker ??= join(dirname(fileURLToPath(import.meta.url)), 'rules-worker.ts');
const source = globalThis.studioRulesWorker;

const longest = 20_000;

/** Holds published content against the rules, outside the main thread: with many products it takes seconds. */
export async function inWorker(asked: Asked): Promise<Findings> {
	const worker = new Worker(source, { workerData: asked, stderr: true });
	try {
		const [found]: Findings[] = await once(worker, 'message', { signal: AbortSignal.timeout(longest) });
		return found ?? { contradictions: [], warnings: [] };
	} finally {
		void worker.terminate();
	}
}
