import type { Payload, VisibleEntities } from 'payload';
import { configOf } from '../server/config-of.ts';
import { inEnglish, labelOf, type Say } from '../words/said.ts';
import type { TrailRow } from './read.ts';

/** What colleagues call a kind of item; the name of one that the studio no longer has is its own. */
export function nameOfKind(payload: Payload, kind: string, say: Say = inEnglish): string {
	const config = configOf(payload, kind);
	const label = config && ('labels' in config ? config.labels.singular : config.label);
	return labelOf(label, kind.replaceAll('-', ' '), say);
}

/** Where it is opened; null where the reader has no such page in the studio, or the item is gone. */
export function placeOf(
	{ collections, globals }: VisibleEntities,
	{ kind, item, isGone = false }: Pick<TrailRow, 'kind' | 'item'> & { isGone?: boolean },
): string | null {
	if (isGone) return null;
	if (item) return collections.some((slug) => slug === kind) ? `/admin/collections/${kind}/${item}` : null;
	return globals.some((slug) => slug === kind) ? `/admin/globals/${kind}` : null;
}
