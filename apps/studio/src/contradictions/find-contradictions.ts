import type { Payload } from 'payload';
import { currentSnapshot } from '../snapshot/current.ts';
import type { ChangedItem, Contradiction } from './contradictions.ts';
import { inWorker } from './in-worker.ts';

/**
 * The contradictions of the published content; with a change, only those that it would add. Undefined if the rules
 * gave no answer: they never keep anybody from publishing.
 */
export async function findContradictions(payload: Payload, change?: ChangedItem): Promise<Contradiction[] | undefined> {
	const parts = [...(await currentSnapshot(payload))].map(([name, { json }]): [string, string] => [name, json]);
	// A global that never fitted the contract has no content yet.
	if (parts.some(([, json]) => !json)) return undefined;
	try {
		return await inWorker(parts, change);
	} catch (error) {
		payload.logger.error({ msg: 'the rules of content gave no answer', err: error });
		return undefined;
	}
}
