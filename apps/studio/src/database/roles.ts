import pg from 'pg';
import { connected } from './connected.ts';
import { trailRights, trailTable } from './trail-table.ts';

/** Owns only what it creates in its database; its password gives no access to files of the machine. */
const studio = 'studio';
const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/**
 * Reassigns everything that the first role owns, as in a cluster of an older release; in a new database that is only
 * the schema.
 */
const handOver = `
	do $$ declare each record; begin
		for each in
			with ours as (select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'trail'))
			select format('alter schema %I owner to ${studio}', nspname) as line from ours where nspowner = 10
			union all select format('alter table %s owner to ${studio}', pg_class.oid::regclass) from pg_class
				join ours on ours.oid = relnamespace where relowner = 10 and relkind = 'r'
			union all select format('alter sequence %s owner to ${studio}', pg_class.oid::regclass) from pg_class
				join ours on ours.oid = relnamespace where relowner = 10 and relkind = 'S'
				and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i'))
			union all select format('alter type %s owner to ${studio}', pg_type.oid::regtype) from pg_type
				join ours on ours.oid = typnamespace where typowner = 10 and typtype = 'e'
		loop execute each.line; end loop;
	end $$;
	alter schema public owner to ${studio};
	grant create, connect, temporary on database ${studio} to ${studio};`;

/** Creates the studio's role, database and trail if they are missing, and revokes rights that the role does not need. */
export async function setRoles(urlOf: (database: string) => string, password: string): Promise<void> {
	await connected(urlOf('postgres'), async (client) => {
		const { rowCount: roles } = await client.query('select from pg_roles where rolname = $1', [studio]);
		const verb = roles === 0 ? 'create' : 'alter';
		await client.query(`${verb} role ${studio} ${rights} password ${pg.escapeLiteral(password)}`);
		const { rowCount: databases } = await client.query('select from pg_database where datname = $1', [studio]);
		if (databases === 0) await client.query(`create database ${studio}`);
	});
	await connected(urlOf(studio), async (client) => {
		const owned = `select from pg_namespace where nspname = 'public' and nspowner = $1::regrole`;
		const { rowCount } = await client.query(owned, [studio]);
		if (rowCount === 0) await client.query(`begin; ${handOver} commit;`);
		await client.query(`begin; ${trailTable} ${trailRights(studio)} commit;`);
	});
}
