import { sql } from '@payloadcms/db-postgres';
import { type DeliveryAnswer, ViewBatch } from '@site/contract/submission';
import type { Payload } from 'payload';
import { idOf } from './sent-items.ts';
import { isTrouble, kindOf } from './studio-trouble.ts';

/** Counts each batch once. One that can not be stored is refused by itself. */
export async function storeViews(payload: Payload, sent: readonly unknown[]): Promise<DeliveryAnswer> {
	const answer: DeliveryAnswer = { stored: [], refused: [] };
	for (const item of sent) {
		const batch = ViewBatch.safeParse(item).data;
		if (!batch) {
			answer.refused.push(...idOf(item, 'id'));
			continue;
		}
		const { id, productId, day, language, views } = batch;
		try {
			await payload.db.drizzle.execute(sql`
				insert into product_views (batch, product_id, day, language, views)
				values (${id}, ${productId}, ${day}, ${language}, ${views})
				on conflict (batch) do nothing`);
			answer.stored.push(id);
		} catch (error) {
			if (isTrouble(error)) throw error;
			payload.logger.error({ batch: id, kind: kindOf(error), msg: 'a batch of views was refused' });
			answer.refused.push(id);
		}
	}
	return answer;
}
