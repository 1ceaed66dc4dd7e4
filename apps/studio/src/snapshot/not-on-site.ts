import type { SnapshotPart } from '@site/contract/snapshot';
import type { Payload } from 'payload';
import type { NotOnSite } from './build-part.ts';

const told = new Map<SnapshotPart, Set<string>>();

/** Logs once, not at every poll, that published content is not on the site, and why. */
export function tellNotOnSite(payload: Payload, name: SnapshotPart, list: NotOnSite[]): void {
	const before = told.get(name) ?? new Set<string>();
	const now = new Map(list.map((one) => [`${one.slug}/${one.id ?? ''} ${one.reason}`, one]));
	for (const [key, { slug, id, reason, hasFormer }] of now)
		if (!before.has(key))
			payload.logger.error({ msg: `not on the site: ${[slug, id].filter(Boolean).join('/')}`, reason, hasFormer });
	told.set(name, new Set(now.keys()));
}
