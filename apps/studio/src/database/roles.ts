import pg from 'pg';
import { connected } from './connected.ts';

/** Owns what it makes in its database, and nothing else; whoever has its password reaches no file of the machine. */
const studio = 'studio';
const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/** Everything there that the first role owns, as in a cluster of before; in a new database that is no more than the schema. */
const handOver = `
	do $$ declare each record; begin
		for each in
			with ours as (select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
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

/** Makes the studio's role and database where they are missing, and takes from it what it need not have. */
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
	});
}
