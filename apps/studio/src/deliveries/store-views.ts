import { sql } from '@payloadcms/db-postgres';
import type { ViewBatch } from '@site/contract/submission';
import type { Payload } from 'payload';

export async function storeViews(payload: Payload, batches: ViewBatch[]): Promise<string[]> {
	for (const { id, productId, day, language, views } of batches) {
		await payload.db.drizzle.execute(sql`
			insert into product_views (batch, product_id, day, language, views)
			values (${id}, ${productId}, ${day}, ${language}, ${views})
			on conflict (batch) do nothing`);
	}
	return batches.map(({ id }) => id);
}
