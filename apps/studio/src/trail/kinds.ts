import type { Payload, VisibleEntities } from 'payload';
import { configOf } from '../server/config-of.ts';
import { inEnglish, labelOf, type Say } from '../words/said.ts';
import type { TrailRow } from './read.ts';

/** The name of a kind of item for staff. A kind that no longer exists keeps its technical name. */
export function nameOfKind(payload: Payload, kind: string, say: Say = inEnglish): string {
	const config = configOf(payload, kind);
	const label = config && ('labels' in config ? config.labels.singular : config.label);
	return labelOf(label, kind.replaceAll('-', ' '), say);
}

/** Address of the item's form; null if the reader may not open it, or the item no longer exists. */
export function placeOf(
	{ collections, globals }: VisibleEntities,
	{ kind, item, isGone = false }: Pick<TrailRow, 'kind' | 'item'> & { isGone?: boolean },
): string | null {
	if (isGone) return null;
	if (item) return collections.some((slug) => slug === kind) ? `/admin/collections/${kind}/${item}` : null;
	return globals.some((slug) => slug === kind) ? `/admin/globals/${kind}` : null;
}
