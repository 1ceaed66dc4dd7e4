import { sql } from '@payloadcms/db-postgres';
import { brand } from '@site/contract/brand';
import type { Payload } from 'payload';

/** Not content: who wrote to us, who works here, what the studio itself remembers. */
const untouched =
	/^(payload_|users|contact_messages|quote_requests|sign_ups|subscribers|watches|paper_requests|told_changes|erasures|applications|resumes|problem_reports|report_photos|mails|delivered|product_views|studio_state)/;

/** Files keep their names, whatever the company is called. */
const isFile = ({ table_name, column_name }: Column) =>
	/^(pictures|documents)$/.test(table_name) && /^(filename|url|thumbnail|mime|sizes_)/.test(column_name);

interface Column {
	table_name: string;
	column_name: string;
	data_type: string;
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** When the brand file names another company than the content was written for, the content follows (D1). */
export async function renameBrand(payload: Payload): Promise<boolean> {
	const { name, company, slug } = await payload.findGlobal({ slug: 'studio-state' });
	const changes = [
		[company, brand.company],
		[name, brand.name],
		[slug, brand.slug],
	].filter((change): change is [string, string] => Boolean(change[0]) && change[0] !== change[1]);
	if (changes.length === 0) return false;
	const { rows } = await payload.db.drizzle.execute<Column & Record<string, unknown>>(sql`
		select c.table_name, c.column_name, c.data_type from information_schema.columns c
		join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
		where c.table_schema = 'public' and c.data_type in ('character varying', 'text', 'jsonb')`);
	await payload.db.drizzle.transaction(async (transaction) => {
		for (const { table_name, column_name, data_type } of rows.filter(
			(row) => !untouched.test(row.table_name) && !isFile(row),
		)) {
			const text = `"${column_name}"::text`;
			const renamed = changes.reduce((value, [from, to]) => `replace(${value}, ${quote(from)}, ${quote(to)})`, text);
			const touched = changes.map(([from]) => `position(${quote(from)} in ${text}) > 0`).join(' or ');
			await transaction.execute(
				sql.raw(
					`update "${table_name}" set "${column_name}" = (${renamed})::${data_type === 'jsonb' ? 'jsonb' : 'text'} where ${touched}`,
				),
			);
		}
	});
	await touch(payload);
	await payload.updateGlobal({ slug: 'studio-state', data: { ...brand } });
	return true;
}

/** The snapshot tells from the time of change what is new. */
async function touch(payload: Payload): Promise<void> {
	const { rows } = await payload.db.drizzle.execute<{ table_name: string }>(
		sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'updated_at'`,
	);
	for (const { table_name } of rows.filter((row) => !untouched.test(row.table_name)))
		await payload.db.drizzle.execute(sql.raw(`update "${table_name}" set updated_at = now()`));
}
