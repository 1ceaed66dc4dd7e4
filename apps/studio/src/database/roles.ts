import pg from 'pg';
import { connected } from './connected.ts';
import { trailRights, trailTable } from './trail-table.ts';

/** Owns only what it creates in its database; its password gives no access to files of the machine. */
const studio = 'studio';
const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/** In a new database the first role owns the schema. */
const handOver = `
	alter schema public owner to ${studio};
	grant create, connect, temporary on database ${studio} to ${studio};`;

/**
 * Creates the studio's role, database and audit log if they are missing, and revokes rights that the role does not
 * need.
 */
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
