import { sql } from '@payloadcms/db-postgres';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { sayHere } from '../words/say-here.ts';

/** Which of the items of a list are on the site: one question for all rows that are drawn together. */
const onSite = cache((payload: Payload, slug: string) => {
	let asked: { ids: number[]; found: Promise<Set<number>> } | undefined;
	return async (id: number): Promise<boolean> => {
		if (!asked) {
			const ids: number[] = [];
			const find = async () => {
				await new Promise((resolve) => setImmediate(resolve));
				asked = undefined;
				const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
					select id from ${sql.identifier(slug.replaceAll('-', '_'))}
					where _status = 'published' and deleted_at is null and id in (${sql.join(
						ids.map((one) => sql`${one}`),
						sql`, `,
					)})`);
				return new Set(rows.map(({ id }) => Number(id)));
			};
			asked = { ids, found: find() };
		}
		asked.ids.push(id);
		return (await asked.found).has(id);
	};
});

/**
 * The state of an item in a list. Payload's words for a draft say that it is on the site too, if any of its versions
 * ever was.
 */
export async function StateCell({ collectionSlug, payload, rowData }: DefaultServerCellComponentProps) {
	const say = await sayHere();
	if (rowData._status === 'published') return say('Published', '已发布');
	return (await onSite(payload, collectionSlug)(Number(rowData.id)))
		? say('Published, with a newer draft', '已发布，另有较新的草稿')
		: say('Draft', '草稿');
}
