import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { keptForATime } from './kept-for-a-time.ts';
import { type Held, type RetentionMemory, retentionTurn } from './retention-turn.ts';

const key = 'retention';

const recall = async (payload: Payload) => (await payload.kv.get<RetentionMemory>(key)) ?? {};

/** Deletes what is older than the retention settings allow. */
export async function eraseOld(payload: Payload, now = Date.now()): Promise<number> {
	const { memory, erased } = await retentionTurn(await keptForATime(payload), await recall(payload), now);
	await payload.kv.set(key, memory);
	// Failed jobs that are no longer listed anywhere.
	await payload.db.drizzle.execute(
		sql`delete from payload_jobs where has_error and updated_at < now() - interval '90 days'`,
	);
	const waiting = Object.keys(memory.held ?? {});
	if (waiting.length > 0)
		payload.logger.warn({ msg: `retention: waits for an administrator’s word on ${waiting.join(', ')}` });
	if (erased > 0) payload.logger.info({ msg: `retention: ${erased} records deleted` });
	return erased;
}

/** Deletions that need an administrator's confirmation because there are so many. */
export const heldBack = async (payload: Payload): Promise<Record<string, Held>> => (await recall(payload)).held ?? {};

/** Confirms one of them as it was shown; undefined if it is no longer pending. */
export async function eraseHeld(payload: Payload, name: string, at: number): Promise<number | undefined> {
	const memory = await recall(payload);
	const { [name]: wanted, ...held } = memory.held ?? {};
	const kind = (await keptForATime(payload)).find((one) => one.name === name);
	if (!kind || wanted?.at !== at) return undefined;
	const erased = await kind.erase(at);
	await payload.kv.set(key, { ...memory, held });
	return erased;
}
