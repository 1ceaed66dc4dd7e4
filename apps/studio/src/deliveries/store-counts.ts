import { sql } from '@payloadcms/db-postgres';
import { type DeliveryAnswer, SearchBatch, ViewBatch } from '@site/contract/submission';
import type { Payload } from 'payload';
import type { z } from 'zod';
import { isTrouble, kindOf } from '../server/studio-trouble.ts';
import { idOf } from './sent-items.ts';

/** Counts each batch once. A batch that can not be stored is refused on its own. */
async function storeCounts<Batch extends { id: string }>(
	payload: Payload,
	sent: readonly unknown[],
	schema: z.ZodType<Batch>,
	insert: (batch: Batch) => ReturnType<typeof sql>,
): Promise<DeliveryAnswer> {
	const answer: DeliveryAnswer = { stored: [], refused: [] };
	for (const item of sent) {
		const batch = schema.safeParse(item).data;
		if (!batch) {
			answer.refused.push(...idOf(item, 'id'));
			continue;
		}
		try {
			await payload.db.drizzle.execute(insert(batch));
			answer.stored.push(batch.id);
		} catch (error) {
			if (isTrouble(error)) throw error;
			payload.logger.error({ batch: batch.id, kind: kindOf(error), msg: 'a batch of counts was refused' });
			answer.refused.push(batch.id);
		}
	}
	return answer;
}

export const storeViews = (payload: Payload, sent: readonly unknown[]): Promise<DeliveryAnswer> =>
	storeCounts(
		payload,
		sent,
		ViewBatch,
		({ id, productId, day, language, views }) => sql`
			insert into product_views (batch, product_id, day, language, views)
			values (${id}, ${productId}, ${day}, ${language}, ${views})
			on conflict (batch) do nothing`,
	);

/** The dashboard covers a month; search terms are deleted after 90 days. */
export async function storeSearches(payload: Payload, sent: readonly unknown[]): Promise<DeliveryAnswer> {
	await payload.db.drizzle.execute(
		sql`delete from missed_searches where day < to_char(now() - interval '90 days', 'YYYY-MM-DD')`,
	);
	return storeCounts(
		payload,
		sent,
		SearchBatch,
		({ id, words, day, language, outcome, searches }) => sql`
			insert into missed_searches (batch, words, day, language, outcome, searches)
			values (${id}, ${words}, ${day}, ${language}, ${outcome}, ${searches})
			on conflict (batch) do nothing`,
	);
}
