import type { Client } from 'pg';

/** A schema as SQL: statements before the rows are copied, the tables, and statements after them. */
export type SchemaInWords = { before: string; tables: string[]; after: string };

const rows = async (client: Client, query: string): Promise<Record<string, string>[]> =>
	(await client.query<Record<string, string>>(query)).rows;

const inPublic = `relnamespace = 'public'::regnamespace`;

/** Objects that this dump would silently leave out: it handles tables, enums, sequences, indexes, functions and triggers. */
const beyond = `
	select 'view or other relation ' || relname as what from pg_class where ${inPublic} and relkind not in ('r', 'i', 'S')
	union all select 'identity or computed column ' || attname from pg_attribute join pg_class on pg_class.oid = attrelid
		where ${inPublic} and relkind = 'r' and attnum > 0 and (attidentity <> '' or attgenerated <> '')
	union all select 'extension ' || extname from pg_extension where extname <> 'plpgsql'`;

const enumerations = `
	select format('CREATE TYPE %I AS ENUM (%s);', typname, string_agg(quote_literal(enumlabel), ', ' order by enumsortorder)) as line
	from pg_type join pg_enum on enumtypid = pg_type.oid where typnamespace = 'public'::regnamespace group by typname order by typname`;

const sequences = `
	select format('CREATE SEQUENCE %I AS %s START %s INCREMENT %s;', relname, seqtypid::regtype, seqstart, seqincrement) as line
	from pg_sequence join pg_class on pg_class.oid = seqrelid where ${inPublic} order by relname`;

const tables = `
	select relname as name, format('CREATE TABLE %I (%s);', relname, string_agg(
		format('%I %s%s%s', attname, format_type(atttypid, atttypmod),
			coalesce(' DEFAULT ' || pg_get_expr(adbin, adrelid), ''), case when attnotnull then ' NOT NULL' else '' end),
		', ' order by attnum)) as line
	from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
	left join pg_attrdef on adrelid = attrelid and adnum = attnum
	where ${inPublic} and relkind = 'r' group by relname order by relname`;

const owners = `
	select format('ALTER SEQUENCE %I OWNED BY %I.%I;', s.relname, t.relname, attname) as line
	from pg_depend join pg_class s on s.oid = objid and s.relkind = 'S' join pg_class t on t.oid = refobjid
	join pg_attribute on attrelid = refobjid and attnum = refobjsubid
	where deptype = 'a' and classid = 'pg_class'::regclass and s.${inPublic} order by s.relname`;

const values = `
	select format('SELECT setval(%L, %s);', quote_ident(sequencename), last_value) as line
	from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`;

/**
 * Keys before the foreign keys that refer to them. Since PostgreSQL 18 NOT NULL is a constraint, but the columns
 * already have it; triggers are written by themselves.
 */
const constraints = `
	select format('ALTER TABLE %I ADD CONSTRAINT %I %s;', relname, conname, pg_get_constraintdef(pg_constraint.oid)) as line
	from pg_constraint join pg_class on pg_class.oid = conrelid
	where ${inPublic} and contype not in ('n', 't') order by contype = 'f', relname, conname`;

const indexes = `
	select pg_get_indexdef(indexrelid) || ';' as line from pg_index join pg_class on pg_class.oid = indexrelid
	where ${inPublic} and not exists (select 1 from pg_constraint where conindid = indexrelid) order by relname`;

/** Made after the rows are loaded: a trigger must not refuse rows of a back-up. */
const functions = `
	select pg_get_functiondef(oid) || ';' as line from pg_proc where pronamespace = 'public'::regnamespace order by proname`;
const triggers = `
	select pg_get_triggerdef(pg_trigger.oid) || ';' as line from pg_trigger join pg_class on pg_class.oid = tgrelid
	where ${inPublic} and not tgisinternal order by relname, tgname`;

export async function describeSchema(client: Client): Promise<SchemaInWords> {
	const unknown = await rows(client, beyond);
	if (unknown.length > 0)
		throw new Error(`the database has what a back-up does not know: ${unknown.map(({ what }) => what).join(', ')}`);
	const lines = async (...queries: string[]) => {
		const found: string[] = [];
		for (const query of queries) for (const { line = '' } of await rows(client, query)) found.push(line);
		return `${found.join('\n')}\n`;
	};
	return {
		before: await lines(enumerations, sequences, tables, owners),
		tables: (await rows(client, tables)).map(({ name = '' }) => name),
		after: await lines(constraints, indexes, values, functions, triggers),
	};
}
