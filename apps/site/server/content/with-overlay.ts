import type { Snapshot, SnapshotPart } from '@site/contract/snapshot';

/** The content of a preview. For lists: the changed items, by id. For everything else: the whole value. */
export type Overlay = Partial<Snapshot>;

/** Lists that staff edit as a whole: their items have no ids that last. */
const whole: readonly SnapshotPart[] = ['navigation', 'synonyms', 'lots'];

type Item = { id: number };
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && 'id' in value;

/** Items replace those with the same id; new ones come first, as in lists. */
function laidOver(below: readonly unknown[], above: readonly unknown[]): unknown[] {
	const byId = new Map(above.filter(isItem).map((item) => [item.id, item]));
	const known = new Set(below.filter(isItem).map(({ id }) => id));
	const added = [...byId.values()].filter(({ id }) => !known.has(id));
	return [...added, ...below.map((item) => (isItem(item) && byId.get(item.id)) || item)];
}

/** The content with these items laid over it; neither argument is changed. */
export function withOverlay(snapshot: Snapshot, overlay: Overlay): Snapshot {
	const laid = Object.entries(overlay).map(([name, above]) => {
		const part = name as SnapshotPart;
		const below: unknown = snapshot[part];
		const isList = Array.isArray(below) && Array.isArray(above) && !whole.includes(part);
		return [part, isList ? laidOver(below, above) : above];
	});
	return { ...snapshot, ...Object.fromEntries(laid) };
}
