import { parentPort, workerData } from 'node:worker_threads';
import type { Snapshot } from '@site/contract/snapshot';
import { type ChangedItem, contradictionsWith } from './contradictions.ts';

const { parts, change } = workerData as { parts: [string, string][]; change?: ChangedItem };
const snapshot = Object.fromEntries(parts.map(([name, json]) => [name, JSON.parse(json)])) as Snapshot;
parentPort?.postMessage(contradictionsWith(snapshot, change));
