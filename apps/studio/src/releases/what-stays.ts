import type { PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import type { Release } from '../payload-types.ts';
import { changedSince } from './put-live.ts';
import { itemsOf, type ReleaseItem } from './release-items.ts';
import { regulatedItems } from './second-person.ts';

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

/** What is taken back, or why nothing is: of what was changed since, the person says which items stay as they are. */
export async function whatGoesBack(req: PayloadRequest, release: Release, staying: readonly string[]) {
	const items = itemsOf(release).filter(({ key }) => !staying.includes(key));
	// What is restored was agreed before, but to close a notice nobody has agreed.
	const closes = (await regulatedItems(req, release)).some(({ kind, isNew }) => kind === 'notices' && isNew);
	if (closes && !has(req.user, ...overseers))
		return { problem: 'This closes a notice: Regulatory, Quality or an administrator takes it back.', items };
	const changed = (await changedItems(req, release)).filter(({ item }) => !staying.includes(item.key));
	const names = changed.map(({ item, fields }) => `“${item.title}” (${fields.join(', ')})`).join(', ');
	const problem = names ? `Changed since: ${names}. Say which of them stay as they are.` : null;
	return { problem, items };
}
