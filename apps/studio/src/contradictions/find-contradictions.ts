import type { Payload } from 'payload';
import { currentSnapshot } from '../snapshot/current.ts';
import type { Contradiction } from './contradictions.ts';
import { type Asked, type Findings, inWorker } from './in-worker.ts';

/**
 * What a change contradicts, and what visitors would stumble over. Undefined if the rules gave no answer: they never
 * keep anybody from publishing.
 */
export async function findAmiss(payload: Payload, asked: Omit<Asked, 'parts'>): Promise<Findings | undefined> {
	const parts = [...(await currentSnapshot(payload))].map(([name, { json }]): [string, string] => [name, json]);
	// A global that never fitted the contract has no content yet.
	if (parts.some(([, json]) => !json)) return undefined;
	try {
		return await inWorker({ ...asked, parts });
	} catch (error) {
		payload.logger.error({ msg: 'the rules of content gave no answer', err: error });
		return undefined;
	}
}

/** The contradictions of the published content. */
export const findContradictions = async (payload: Payload): Promise<Contradiction[] | undefined> =>
	(await findAmiss(payload, { deadPaths: [] }))?.contradictions;
