import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { configOf, isGlobal } from '../server/config-of.ts';
import { isObject } from '../server/is-object.ts';
import { newestItems } from '../server/newest-items.ts';
import { type Tally, tallyOf } from './language-state.ts';
import { isTranslated } from './marks.ts';

/** An item of content with the translation state of its newest version. */
export interface TranslatedItem extends Tally {
	kind: string;
	/** Empty for a global. */
	id: string;
	title: string;
}

export const translatedKinds = ({ config }: Payload): string[] =>
	[...config.collections, ...config.globals].map(({ slug }) => slug).filter(isTranslated);

const tallies = newestItems('languages', tallyOf);

export const translatedItems = async (payload: Payload, kind: string): Promise<TranslatedItem[]> =>
	(await tallies(payload, kind)).map(({ made, ...item }) => ({ ...item, ...made }));

export const fieldsOf = (payload: Payload, kind: string) => configOf(payload, kind)?.flattenedFields ?? [];

/** The newest version of an item, read with the rights of the user; undefined if there is none. */
export async function newestOf(
	req: PayloadRequest,
	kind: string,
	id: string,
): Promise<Record<string, unknown> | undefined> {
	const { payload } = req;
	if (!isTranslated(kind)) return undefined;
	const how = { draft: true, depth: 0, overrideAccess: false, req } as const;
	if (isGlobal(payload, kind)) {
		const found: unknown = id === '' ? await payload.findGlobal({ slug: kind as GlobalSlug, ...how }) : undefined;
		return isObject(found) ? found : undefined;
	}
	if (!/^[1-9]\d{0,9}$/.test(id) || !(kind in payload.collections)) return undefined;
	const where = { id: { equals: Number(id) } };
	const { docs } = await payload.find({ collection: kind as CollectionSlug, where, limit: 1, ...how });
	const found: unknown = docs[0];
	return isObject(found) ? found : undefined;
}
