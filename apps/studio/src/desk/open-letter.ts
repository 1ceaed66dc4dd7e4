import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { isLetterSlug, type LetterSlug, readableLetters } from '../inbox/letter-kinds.ts';
import type { LetterDoc } from './entry-of.ts';

export interface OpenLetter {
	slug: LetterSlug;
	doc: LetterDoc;
}

/** A message that this user may read by the rules of its collection; undefined otherwise. */
export async function findLetter(req: PayloadRequest, slug: unknown, id: unknown): Promise<OpenLetter | undefined> {
	const record = Number(id);
	if (!isLetterSlug(slug) || !readableLetters(req.user).includes(slug) || !Number.isSafeInteger(record))
		return undefined;
	const { payload, user } = req;
	const asked = { collection: slug, id: record, depth: 1, disableErrors: true, overrideAccess: false, user } as const;
	const doc = await payload.findByID(asked);
	return doc ? { slug, doc: { ...doc } } : undefined;
}

/**
 * Stores who read it first. Not through Payload: reading does not belong in the audit log, and colleagues with the
 * record open must not get a warning of a change.
 */
export async function markOpened({ payload, user }: PayloadRequest, { slug, doc }: OpenLetter): Promise<void> {
	if (doc.openedAt || !user) return;
	const table = sql.raw(`"${slug.replaceAll('-', '_')}"`);
	await payload.db.drizzle.execute(sql`
		update ${table} set opened_at = now(), opened_by_id = ${Number(user.id)} where id = ${doc.id} and opened_at is null`);
	await payload.db.drizzle.execute(sql`
		update desk.entries set opened_at = now() where slug = ${slug} and record = ${doc.id} and opened_at is null`);
}
