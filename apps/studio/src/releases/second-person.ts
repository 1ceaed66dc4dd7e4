import type { PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { isFree, isRegulated } from '../approval/regulated-fields.ts';
import { scopeOf } from '../approval/scope.ts';
import type { Release } from '../payload-types.ts';
import { itemsOf, type ReleaseItem } from './release-items.ts';

/** The items of a release that one person does not publish alone. */
export async function regulatedItems(req: PayloadRequest, release: Pick<Release, 'items'>): Promise<ReleaseItem[]> {
	const scope = await scopeOf(req);
	return itemsOf(release).filter(({ kind, values }) =>
		Object.entries(values).some(([field, value]) => isRegulated(scope, kind, field) && !isFree(kind, value)),
	);
}

/** Why this colleague cannot be the second person; null where they can. */
export function whyNotApprove({ user }: PayloadRequest, release: Release): string | null {
	const makers = [release.maker, ...itemsOf(release).map(({ addedBy }) => addedBy)];
	if (!has(user, ...overseers)) return 'This needs the role Regulatory, Quality or Administrator.';
	return makers.includes(Number(user?.id)) ? 'You made this or added to it: it needs somebody else.' : null;
}
