import { parentPort, workerData } from 'node:worker_threads';
import { readTable, type TableKind } from './read-table.ts';

const { bytes, kind } = workerData as { bytes: Uint8Array; kind: TableKind };
parentPort?.postMessage(readTable(bytes, kind));
