import { parentPort, workerData } from 'node:worker_threads';
import type { Snapshot } from '@site/contract/snapshot';
import { contradictionsWith, warningsWith } from './contradictions.ts';
import type { Asked, Findings } from './in-worker.ts';

const { parts, change, deadPaths } = workerData as Asked;
const snapshot = Object.fromEntries(parts.map(([name, json]) => [name, JSON.parse(json)])) as Snapshot;
parentPort?.postMessage({
	contradictions: contradictionsWith(snapshot, change),
	warnings: change ? warningsWith(snapshot, change, deadPaths) : [],
} satisfies Findings);
