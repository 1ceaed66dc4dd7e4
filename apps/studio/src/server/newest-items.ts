import type { CollectionSlug, FlattenedField, GlobalSlug, Payload, SanitizedCollectionConfig } from 'payload';
import { inEnglish, labelOf, type Say } from '../words/said.ts';

/** Data computed from the newest version of an item. */
export interface NewestItem<T> {
	kind: string;
	/** Empty for a global. */
	id: string;
	title: string;
	made: T;
}

type Kept = { updatedTo: number; items: Map<string, NewestItem<unknown>> };

declare global {
	/** Global, because the studio's pages and endpoints are bundled separately and share it. */
	var keptNewestItems: Map<string, Kept> | undefined;
}
globalThis.keptNewestItems ??= new Map();
const all = globalThis.keptNewestItems;

/** A transaction may commit after a newer one, so recent changes are read twice. */
const overlap = 60_000;

const titleIn = (value: unknown, otherwise: string) =>
	typeof value === 'string' && value.trim() !== '' ? value : otherwise;

/** The name of a kind of item for staff. */
export function kindName({ config }: Payload, kind: string, say: Say = inEnglish): string {
	const collection = config.collections.find(({ slug }) => slug === kind);
	const label = collection ? collection.labels.plural : config.globals.find(({ slug }) => slug === kind)?.label;
	return labelOf(label, kind, say);
}

/** The title of an item. A global has none: its name in the reader's language is used. */
export const titleOf = (payload: Payload, { kind, id, title }: Omit<NewestItem<unknown>, 'made'>, say: Say): string =>
	id === '' ? kindName(payload, kind, say) : title;

/** Caches a value computed from every item of a kind: only items saved since the last call are read again. */
export function newestItems<T>(name: string, make: (fields: readonly FlattenedField[], doc: object) => T) {
	async function ofCollection(payload: Payload, config: SanitizedCollectionConfig): Promise<NewestItem<T>[]> {
		const slug = config.slug as CollectionSlug;
		const kept = (all.get(`${name} ${slug}`) ?? { updatedTo: 0, items: new Map() }) as {
			updatedTo: number;
			items: Map<string, NewestItem<T>>;
		};
		const how = { collection: slug, draft: true, depth: 0, pagination: false } as const;
		const since = new Date(Math.max(0, kept.updatedTo - overlap)).toISOString();
		const { docs } = await payload.find({ ...how, where: { updatedAt: { greater_than_equal: since } } });
		for (const doc of docs) {
			const values: Record<string, unknown> = { ...doc };
			const id = String(doc.id);
			const title = titleIn(values[config.admin.useAsTitle ?? 'id'], `#${id}`);
			kept.items.set(id, { kind: slug, id, title, made: make(config.flattenedFields, doc) });
			kept.updatedTo = Math.max(kept.updatedTo, Date.parse(String(values.updatedAt)) || 0);
		}
		const { totalDocs } = await payload.count({ collection: slug });
		if (totalDocs !== kept.items.size) {
			const there = new Set((await payload.find({ ...how, select: {} })).docs.map(({ id }) => String(id)));
			for (const id of kept.items.keys()) if (!there.has(id)) kept.items.delete(id);
		}
		all.set(`${name} ${slug}`, kept);
		return [...kept.items.values()];
	}

	return async (payload: Payload, kind: string): Promise<NewestItem<T>[]> => {
		const collection = payload.config.collections.find(({ slug }) => slug === kind);
		if (collection) return ofCollection(payload, collection);
		const config = payload.config.globals.find(({ slug }) => slug === kind);
		if (!config) return [];
		const doc = await payload.findGlobal({ slug: kind as GlobalSlug, draft: true, depth: 0 });
		return [{ kind, id: '', title: kindName(payload, kind), made: make(config.flattenedFields, doc) }];
	};
}

/** Address of an item's form. */
export const formOf = ({ kind, id }: { kind: string; id: string }): string =>
	id === '' ? `/admin/globals/${kind}` : `/admin/collections/${kind}/${id}`;
