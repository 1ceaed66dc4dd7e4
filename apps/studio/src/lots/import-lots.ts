import { sql } from '@payloadcms/db-postgres';
import type { Lot } from '@site/contract/lot-books';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../database/database-of.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { differences } from '../trail/differences.ts';
import { type TrailEntry, writeTrails } from '../trail/write.ts';
import { sayTo } from '../words/said.ts';
import { knownLots } from './known.ts';
import type { ShelfLifeLetter } from './lot-columns.ts';
import { type Change, type Plan, planImport } from './plan-import.ts';
import { fromLot } from './stored-lot.ts';

/** Rows per SQL statement. */
const stepSize = 5000;

const rowOf = (item: Lot, id = 0) => {
	const { madeOn, expiresOn, extendedTo, letter, note, noteCn, ...named } = fromLot(item);
	return {
		id,
		...named,
		made_on: madeOn,
		expires_on: expiresOn,
		extended_to: extendedTo,
		letter_id: letter,
		note,
		note_cn: noteCn,
	};
};

const given = sql.raw(
	'given(id integer, reference text, lot text, made_on timestamptz, expires_on timestamptz, extended_to timestamptz, letter_id integer, note text, note_cn text)',
);

type Database = Awaited<ReturnType<typeof databaseOf>>;

/** Inserts lots and returns their ids, in the same order. */
async function create(database: Database, items: readonly Lot[]): Promise<number[]> {
	const { rows } = await database.execute<{ id: number; reference: string; lot: string }>(sql`
		insert into lots (reference, lot, made_on, expires_on, extended_to, letter_id, note, note_cn)
		select reference, lot, made_on, expires_on, extended_to, letter_id, note, note_cn
		from jsonb_to_recordset(${JSON.stringify(items.map((item) => rowOf(item)))}::jsonb) as ${given}
		returning id, reference, lot`);
	const ids = new Map(rows.map(({ id, reference, lot }) => [`${reference}\t${lot}`, id]));
	return items.map(({ reference, lot }) => ids.get(`${reference}\t${lot}`) ?? 0);
}

const update = (database: Database, changes: Plan['changed']) =>
	database.execute(sql`
		update lots set lot = given.lot, made_on = given.made_on, expires_on = given.expires_on,
			extended_to = given.extended_to, letter_id = given.letter_id, note = given.note, note_cn = given.note_cn,
			updated_at = now()
		from jsonb_to_recordset(${JSON.stringify(changes.map(({ item, former }) => rowOf(item, former.id)))}::jsonb) as ${given}
		where lots.id = given.id`);

/** The audit log entry of an imported lot, as for a change in the form. */
function entryOf(
	{ payload }: PayloadRequest,
	letters: readonly ShelfLifeLetter[],
	{ item, former }: Change,
	id: number,
): TrailEntry {
	const before = former ? fromLot(former.item) : {};
	const named = (text: string | null) => {
		const letter = letters.find((one) => text === `documents #${one.id}`);
		return letter ? `${letter.title} (#${letter.id})` : text;
	};
	const changes = differences(payload.collections.lots.config.flattenedFields, before, fromLot(item));
	return {
		kind: 'lots',
		item: String(id),
		title: item.lot,
		operation: former ? 'changed' : 'created',
		changes: changes.map(({ isRelation, ...one }) =>
			isRelation ? { ...one, before: named(one.before), after: named(one.after) } : one,
		),
	};
}

function* stepsOf<T>(all: readonly T[]) {
	for (let at = 0; at < all.length; at += stepSize) yield all.slice(at, at + stepSize);
}

async function write(
	req: PayloadRequest,
	{ created, changed }: Plan,
	letters: readonly ShelfLifeLetter[],
): Promise<void> {
	const database = await databaseOf(req);
	for (const step of stepsOf(created)) {
		const ids = await create(
			database,
			step.map(({ item }) => item),
		);
		await writeTrails(
			req,
			step.map((one, at) => entryOf(req, letters, one, ids[at] ?? 0)),
		);
	}
	for (const step of stepsOf(changed)) {
		await update(database, step);
		await writeTrails(
			req,
			step.map((one) => entryOf(req, letters, one, one.former.id)),
		);
	}
}

/** Imports a file as a whole: with one invalid row nothing changes. */
export async function importLots(req: PayloadRequest, file: string): Promise<Plan> {
	req.context.reason = 'imported from a file';
	return inTransaction(req, async () => {
		await (await databaseOf(req)).execute(sql`lock table lots in share row exclusive mode`);
		const known = await knownLots(req);
		const plan = planImport(file, known, sayTo(req));
		if (plan.wrong.length === 0) await write(req, plan, known.letters);
		return plan;
	});
}
