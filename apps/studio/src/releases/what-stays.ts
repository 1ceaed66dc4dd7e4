import type { PayloadRequest } from 'payload';
import type { Release } from '../payload-types.ts';
import { sayTo } from '../words/said.ts';
import { changedSince } from './put-live.ts';
import { itemsOf, type ReleaseItem } from './release-items.ts';

export type ChangedItem = { item: ReleaseItem; fields: string[] };

/** The items of a release that somebody has changed on the site since it went live. */
export async function changedItems(req: PayloadRequest, release: Release): Promise<ChangedItem[]> {
	const found: ChangedItem[] = [];
	for (const item of itemsOf(release)) {
		const fields = await changedSince(req, item, item.after ?? item.values);
		if (fields.length > 0) found.push({ item, fields });
	}
	return found;
}

/** The items to roll back, or why none can be: of those changed since, the user says which stay as they are. */
export async function whatGoesBack(req: PayloadRequest, release: Release, staying: readonly string[]) {
	const items = itemsOf(release).filter(({ key }) => !staying.includes(key));
	const changed = (await changedItems(req, release)).filter(({ item }) => !staying.includes(item.key));
	const names = changed.map(({ item, fields }) => `“${item.title}” (${fields.join(', ')})`).join(', ');
	const problem = names
		? sayTo(req)(
				`Changed since: ${names}. Say which of them stay as they are.`,
				`此后有改动：${names}。请说明哪些保持现状。`,
			)
		: null;
	return { problem, items };
}
