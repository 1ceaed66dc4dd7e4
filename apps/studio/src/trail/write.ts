import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../database/database-of.ts';
import type { Change } from './differences.ts';
import type { Operation } from './operation-words.ts';

export interface TrailEntry {
	/** The collection or global. */
	kind: string;
	/** The document's id; empty for a global. */
	item: string;
	title: string;
	operation: Operation;
	changes: Change[];
	/** The version of the document that the change created. */
	version?: number | null;
}

/** The user behind a change, or the site, or the studio itself. */
function actor({ user, context }: PayloadRequest): { by: string; person: number | null; name: string } {
	if (user) return { by: 'person', person: Number(user.id), name: user.name };
	return context.cause === 'site'
		? { by: 'site', person: null, name: 'The site' }
		: { by: 'studio', person: null, name: 'The studio' };
}

/** Scheduled publications run later, as the colleague who planned them, without a request with their credentials. */
const isPlanned = ({ user, headers, context }: PayloadRequest) =>
	Boolean(user) && !headers?.has('cookie') && !headers?.has('authorization') && context.cause !== 'wish';

function reasonIn(req: PayloadRequest): string | null {
	return req.context.reason ?? (isPlanned(req) ? 'as scheduled' : null);
}

/** PostgreSQL cannot store null characters. */
const storable = (text: string) => text.replaceAll('\0', '');

/** Adds a row in the transaction of the change, so that both are stored or neither. */
export async function writeTrail(req: PayloadRequest, entry: TrailEntry): Promise<void> {
	const { by, person, name } = actor(req);
	const database = await databaseOf(req);
	await database.execute(sql`
		insert into trail.changes (by, person, name, kind, item, title, operation, changes, reason, version)
		values (${by}, ${person}, ${storable(name)}, ${entry.kind}, ${entry.item}, ${storable(entry.title)}, ${entry.operation},
			${storable(JSON.stringify(entry.changes).replaceAll('\\u0000', ''))}::jsonb, ${reasonIn(req)}, ${entry.version ?? null})`);
}

/** Adds many rows at once, for imported files. */
export async function writeTrails(req: PayloadRequest, entries: readonly TrailEntry[]): Promise<void> {
	const { by, person, name } = actor(req);
	const rows = entries.map(({ kind, item, title, operation, changes }) => ({ kind, item, title, operation, changes }));
	const database = await databaseOf(req);
	await database.execute(sql`
		insert into trail.changes (by, person, name, kind, item, title, operation, changes, reason)
		select ${by}::text, ${person}::integer, ${storable(name)}::text, kind, item, title, operation, changes, ${reasonIn(req)}::text
		from jsonb_to_recordset(${storable(JSON.stringify(rows).replaceAll('\\u0000', ''))}::jsonb)
			as given(kind text, item text, title text, operation text, changes jsonb)`);
}
