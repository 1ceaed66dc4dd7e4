import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { hasDrafts, isGlobal } from './config-of.ts';

export type Values = Record<string, unknown>;

/**
 * The target of a change: a document, a global (without id), or a document that does not exist yet (also without id).
 */
export type Subject = { kind: string; item: number | null };

/** The stored item: the published version or the newest draft. Undefined if it does not exist or is in the trash. */
async function read(req: PayloadRequest, { kind, item }: Subject, draft: boolean): Promise<Values | undefined> {
	const { payload } = req;
	if (isGlobal(payload, kind)) return { ...(await payload.findGlobal({ slug: kind, draft, depth: 0, req })) };
	if (item === null) return undefined;
	const collection = kind as CollectionSlug;
	const where = { id: { equals: item } };
	const [doc] = (await payload.find({ collection, where, draft, depth: 0, limit: 1, req })).docs;
	return doc && { ...doc };
}

export const latestOf = (req: PayloadRequest, subject: Subject) => read(req, subject, true);

/** The published version; undefined if there is none. */
export async function publishedOf(req: PayloadRequest, subject: Subject): Promise<Values | undefined> {
	const found = await read(req, subject, false);
	return found && hasDrafts(req.payload, subject.kind) && found._status !== 'published' ? undefined : found;
}

/** Whether a document is published, even if its newest version is a draft. */
export async function isPublished(req: PayloadRequest, kind: string, id: unknown): Promise<boolean> {
	const [collection, where] = [kind as CollectionSlug, { id: { equals: id } }];
	const doc = await req.payload.db.findOne<Values & { id: number }>({ collection, where, req });
	return doc?._status === 'published';
}

const isList = (field: FlattenedField) =>
	field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany === true);

/** The values of these fields; empty ones are set explicitly, so that saving empties them. */
export const valuesOf = (fields: readonly FlattenedField[], from: Values): Values =>
	Object.fromEntries(fields.map((field) => [field.name, from[field.name] ?? (isList(field) ? [] : null)]));
