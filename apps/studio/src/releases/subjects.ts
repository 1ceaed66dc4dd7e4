import { snapshotParts } from '@site/contract/snapshot';
import type {
	CollectionSlug,
	FlattenedField,
	GlobalSlug,
	Payload,
	PayloadRequest,
	SanitizedCollectionConfig,
	SanitizedGlobalConfig,
} from 'payload';
import { marksField } from '../languages/language-state.ts';
import { configOf, isGlobal } from '../server/config-of.ts';
import type { Subject } from '../server/on-the-site.ts';
import { parts } from '../snapshot/parts.ts';
import { labelOf } from '../words/said.ts';
import type { Values } from './release-items.ts';

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig;

/** Collections and globals whose changes a release can hold. */
export const releaseKinds: string[] = snapshotParts.flatMap((name) => {
	const part = parts[name];
	if ('unreleased' in part) return [];
	return 'global' in part ? part.global : part.collection;
});

const configIn = (payload: Payload, kind: string): Config =>
	configOf(payload, kind) ?? payload.collections[kind as CollectionSlug].config;

/** Fields that the studio sets itself and that are in no release. */
const kept = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order', 'globalType', marksField];

/** The fields that staff fill in. */
export const fieldsOf = (payload: Payload, kind: string): FlattenedField[] =>
	configIn(payload, kind).flattenedFields.filter(
		(field) => !kept.includes(field.name) && field.type !== 'join' && !('virtual' in field && field.virtual),
	);

export function titleOf(payload: Payload, kind: string, values: Values): string {
	const config = configIn(payload, kind);
	if ('labels' in config)
		return String(values[config.admin.useAsTitle ?? 'id'] || labelOf(config.labels.singular, kind));
	return labelOf(config.label, kind);
}

/** Saves with the rights of the request's user; returns the id. */
export async function save(req: PayloadRequest, { kind, item }: Subject, data: Values, draft = false) {
	const { payload } = req;
	// A signed preview has no user, and is rolled back.
	const how = { data, draft, depth: 0, overrideAccess: req.context.cause === 'trial', req };
	if (isGlobal(payload, kind)) {
		await payload.updateGlobal({ slug: kind as GlobalSlug, ...how });
		return null;
	}
	const collection = kind as CollectionSlug;
	if (item !== null) return Number((await payload.update({ collection, id: item, ...how })).id);
	return Number((await payload.create({ collection, ...how })).id);
}
