import type { PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { isFree, isRegulated, scopeOf } from '../approval/regulated-fields.ts';
import type { Release } from '../payload-types.ts';
import { sayTo } from '../words/said.ts';
import { itemsOf, type ReleaseItem } from './release-items.ts';

/** The items of a release that need a second person's approval. */
export async function regulatedItems(req: PayloadRequest, release: Pick<Release, 'items'>): Promise<ReleaseItem[]> {
	const scope = await scopeOf(req);
	return itemsOf(release).filter(({ kind, values }) =>
		Object.entries(values).some(([field, value]) => isRegulated(scope, kind, field) && !isFree(kind, value)),
	);
}

/** Why this user cannot be the second person; null if they can. */
export function whyNotApprove(req: PayloadRequest, release: Release): string | null {
	const { user } = req;
	const say = sayTo(req);
	const makers = [release.maker, ...itemsOf(release).map(({ addedBy }) => addedBy)];
	if (!has(user, ...overseers))
		return say('This needs the role Regulatory, Quality or Administrator.', '需要法规、质量或管理员角色。');
	return makers.includes(Number(user?.id))
		? say('You made this or added to it: it needs somebody else.', '这是您创建或添加过内容的：须由他人批准。')
		: null;
}
