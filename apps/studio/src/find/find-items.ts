import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { nameOfKind } from '../trail/kinds.ts';
import { sayTo } from '../words/said.ts';
import type { Found } from './found.ts';

const mostOfKind = 4;
const most = 12;

/** Columns that staff know an item by, besides its title and what its list searches. */
const alsoNamed = ['titleCn', 'nameCn', 'alt', 'altCn', 'reference', 'slug'];
const textual: readonly string[] = [
	'text',
	'textarea',
	'email',
	'select',
	'number',
	'date',
] satisfies FlattenedField['type'][];

/** Messages are found by their words, at the desk. Mails are read with them. */
const foundElsewhere: readonly string[] = ['messages', 'problem-reports', 'mails', 'resumes'];

const columnOf = (name: string) => sql.identifier(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The text columns of a collection by which its items are found; the first is the title. */
function columnsOf({ admin, flattenedFields }: SanitizedCollectionConfig): string[] {
	const isColumn = (name: string) =>
		flattenedFields.some(
			(field) =>
				field.name === name &&
				textual.includes(field.type) &&
				!('hasMany' in field && field.hasMany) &&
				!('virtual' in field && field.virtual),
		);
	const names = [admin.useAsTitle, ...(admin.listSearchableFields ?? []), ...alsoNamed];
	return [...new Set(names.filter((name) => name !== undefined))].filter(isColumn);
}

/** The collections that the user may read as a whole, and open. */
async function readable(req: PayloadRequest, visible: readonly string[]): Promise<SanitizedCollectionConfig[]> {
	const known = req.payload.config.collections.filter(
		({ slug }) => (visible.includes(slug) || slug === 'releases') && !foundElsewhere.includes(slug),
	);
	const allowed = await Promise.all(known.map(async ({ access }) => (await access.read({ req })) === true));
	// The many lots come last; among the others those that staff open most are declared first.
	const isLast = ({ slug }: SanitizedCollectionConfig) => Number(slug === 'lots');
	return known.filter((_, at) => allowed[at]).sort((one, other) => isLast(one) - isLast(other));
}

interface Row extends Record<string, unknown> {
	kind: CollectionSlug;
	item: string;
	title: string | null;
}

/** Items whose names contain all words, those that begin with them first. */
export async function findItems(req: PayloadRequest, words: string[], visible: readonly string[]): Promise<Found[]> {
	const parts = (await readable(req, visible)).flatMap((config, place) => {
		const columns = columnsOf(config);
		const [title] = columns;
		if (!title) return [];
		const holds = (word: string) =>
			sql`(${sql.join(
				columns.map((column) => sql`${columnOf(column)}::text ilike ${containing(word)}`),
				sql` or `,
			)})`;
		const conditions = [...words.map(holds), ...(config.trash ? [sql`deleted_at is null`] : [])];
		return sql`(select ${config.slug}::text as kind, id::text as item, ${columnOf(title)}::text as title,
			case when ${columnOf(title)}::text ilike ${containing(words.join(' ')).slice(1)} then 0 else 1 end as rank, ${place} as place
			from ${sql.identifier(config.slug.replaceAll('-', '_'))}
			where ${sql.join(conditions, sql` and `)} order by rank, length(${columnOf(title)}::text), id limit ${mostOfKind})`;
	});
	if (parts.length === 0) return [];
	const { rows } = await req.payload.db.drizzle.execute<Row>(
		sql`select * from (${sql.join(parts, sql` union all `)}) found order by rank, place, length(title), item limit ${most}`,
	);
	const say = sayTo(req);
	return rows.map(({ kind, item, title }) => ({
		title: title || `#${item}`,
		hint: nameOfKind(req.payload, kind, say),
		href: kind === 'releases' ? `/admin/releases/${item}` : `/admin/collections/${kind}/${item}`,
	}));
}
