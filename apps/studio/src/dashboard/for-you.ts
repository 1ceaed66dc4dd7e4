import { sql } from '@payloadcms/db-postgres';
import { getVisibleEntities } from '@payloadcms/ui/shared';
import { createLocalReq, type Payload, type SanitizedPermissions, type TypedUser, type VisibleEntities } from 'payload';
import { configOf } from '../server/config-of.ts';
import { isObject } from '../server/is-object.ts';
import { nameOfKind, placeOf } from '../trail/kinds.ts';
import { begunTitle } from '../unsaved/begun-title.ts';
import type { Change } from '../unsaved/changes.ts';
import type { Say } from '../words/said.ts';
import { firstDayPreference } from './first-day-steps.ts';

export interface WorkedOn {
	title: string;
	kind: string;
	href: string;
	at: string;
	isUnsaved: boolean;
}

interface Row extends Record<string, unknown> {
	kind: string;
	item: string;
	title: string | null;
	at: string;
	unsaved: boolean;
	/** For an item that was never saved: the content of its short fields. */
	typed: Pick<Change, 'path' | 'is'>[] | null;
}

const mostShown = 6;
/** How many entries of the audit log are read. */
const lastChanges = 300;

const isNew = (item: string) => item.startsWith('new');

/** The item's page in the studio; null if it has none. */
function pageOf(visible: VisibleEntities, { kind, item }: Row): string | null {
	if (kind === 'releases') return `/admin/releases/${item}`;
	return placeOf(visible, { kind, item: isNew(item) ? 'create' : item });
}

function titleFieldOf(payload: Payload, kind: string): string {
	const { admin } = configOf(payload, kind) ?? {};
	return admin && 'useAsTitle' in admin ? (admin.useAsTitle ?? '') : '';
}

/** The items that a user changed last or has unsaved changes in, without those they may no longer open. */
export async function workedOnLast(
	payload: Payload,
	user: TypedUser,
	permissions: SanitizedPermissions | undefined,
	say: Say,
): Promise<WorkedOn[]> {
	const { rows } = await payload.db.drizzle.execute<Row>(sql`
		with own as (
			(select kind, item, at, false as unsaved from trail.changes
				where person = ${Number(user.id)} order by id desc limit ${lastChanges})
			union all
			(select kind, item, updated_at, true from unsaved_changes where person = ${Number(user.id)})
		), newest as (
			select distinct on (kind, item) kind, item, at, unsaved from own order by kind, item, unsaved desc, at desc
		)
		select newest.kind, newest.item, unsaved, known.title, begun.typed,
			to_char(newest.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
		from newest left join lateral (
			select title, operation from trail.changes
			where kind = newest.kind and item = newest.item order by id desc limit 1
		) known on true
		left join lateral (
			select jsonb_agg(jsonb_build_object('path', change->'path', 'is', change->'is')) as typed
			from unsaved_changes, jsonb_array_elements(changes) change
			where person = ${Number(user.id)} and kind = newest.kind and item = newest.item and item like 'new%'
				and change->>'path' not like '%.%' and jsonb_typeof(change->'is') = 'string'
				and length(change->>'is') < 1000
		) begun on true
		where known.operation is null or known.operation not in ('deleted for good', 'moved to the trash')
		order by newest.at desc limit ${mostShown * 3}`);
	const mayOpen = ({ kind, item }: Row) =>
		Boolean((item ? permissions?.collections?.[kind] : permissions?.globals?.[kind])?.read);
	const visible = getVisibleEntities({ req: await createLocalReq({ user }, payload) });
	const shown = (row: Row): WorkedOn | [] => {
		const href = mayOpen(row) ? pageOf(visible, row) : null;
		const kind = nameOfKind(payload, row.kind, say);
		const title = row.title || begunTitle(row.typed ?? [], titleFieldOf(payload, row.kind)) || kind;
		return href ? { title, kind, href, at: row.at, isUnsaved: row.unsaved } : [];
	};
	return rows.flatMap(shown).slice(0, mostShown);
}

/** The user's progress in the introduction. */
export async function firstDayBegunAt(payload: Payload, user: TypedUser): Promise<number> {
	const { docs } = await payload.find({
		collection: 'payload-preferences',
		where: { key: { equals: firstDayPreference }, 'user.value': { equals: user.id } },
		limit: 1,
		depth: 0,
	});
	const value: unknown = docs[0]?.value;
	return isObject(value) && typeof value.at === 'number' ? value.at : 0;
}
