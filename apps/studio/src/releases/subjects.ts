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
import { parts } from '../snapshot/parts.ts';
import { labelOf } from '../words/said.ts';
import type { Values } from './release-items.ts';

/** What a change is about: a document, a global (without a number), or a document to come (without one, too). */
export type Subject = { kind: string; item: number | null };
type Config = SanitizedCollectionConfig | SanitizedGlobalConfig;

/** Files are used by nothing until content names them, and a released revision is superseded, not taken back. */
const never = ['documents', 'films', 'revisions', 'product-documents'];

/** Collections and globals whose changes a release can hold. */
export const releaseKinds: string[] = snapshotParts.flatMap((name) => {
	const part = parts[name];
	if ('pack' in part) return [];
	const slug = 'global' in part ? part.global : part.collection;
	return never.includes(slug) ? [] : [slug];
});

const globalOf = ({ globals }: Payload, kind: string) => globals.config.find(({ slug }) => slug === kind);
export const isGlobal = (payload: Payload, kind: string) => globalOf(payload, kind) !== undefined;

export const configOf = (payload: Payload, kind: string): Config =>
	globalOf(payload, kind) ?? payload.collections[kind as CollectionSlug].config;

export const hasDrafts = (payload: Payload, kind: string) => Boolean(configOf(payload, kind).versions?.drafts);

/** What the studio keeps by itself is in no release. */
const kept = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order', 'globalType', marksField];

/** The fields that staff fill. */
export const fieldsOf = (payload: Payload, kind: string): FlattenedField[] =>
	configOf(payload, kind).flattenedFields.filter(
		(field) => !kept.includes(field.name) && field.type !== 'join' && !('virtual' in field && field.virtual),
	);

export function titleOf(payload: Payload, kind: string, values: Values): string {
	const config = configOf(payload, kind);
	if ('labels' in config)
		return String(values[config.admin.useAsTitle ?? 'id'] || labelOf(config.labels.singular, kind));
	return labelOf(config.label, kind);
}

/** As it is stored: what is on the site, or the newest draft. Undefined where it is not there, or in the trash. */
async function read(req: PayloadRequest, { kind, item }: Subject, draft: boolean): Promise<Values | undefined> {
	const { payload } = req;
	if (isGlobal(payload, kind))
		return { ...(await payload.findGlobal({ slug: kind as GlobalSlug, draft, depth: 0, req })) };
	if (item === null) return undefined;
	const collection = kind as CollectionSlug;
	const where = { id: { equals: item } };
	const [doc] = (await payload.find({ collection, where, draft, depth: 0, limit: 1, req })).docs;
	return doc && { ...doc };
}

export const latestOf = (req: PayloadRequest, subject: Subject) => read(req, subject, true);

/** What is on the site; undefined where it is not there. */
export async function publishedOf(req: PayloadRequest, subject: Subject): Promise<Values | undefined> {
	const found = await read(req, subject, false);
	return found && hasDrafts(req.payload, subject.kind) && found._status !== 'published' ? undefined : found;
}

/** Saves it as the person of the request may; gives its number. */
export async function save(req: PayloadRequest, { kind, item }: Subject, data: Values, draft = false) {
	const { payload } = req;
	// A signed preview is nobody's doing, and is rolled back.
	const how = { data, draft, depth: 0, overrideAccess: req.context.isTrial === true, req };
	if (isGlobal(payload, kind)) {
		await payload.updateGlobal({ slug: kind as GlobalSlug, ...how });
		return null;
	}
	const collection = kind as CollectionSlug;
	if (item !== null) return Number((await payload.update({ collection, id: item, ...how })).id);
	return Number((await payload.create({ collection, ...how })).id);
}
