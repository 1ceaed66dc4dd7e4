import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateImportMap, getPayload, type Payload, writeMigrationIndex } from 'payload';
import { generateTypes } from 'payload/node';
import { pendingChanges } from '../src/database/pending-changes.ts';

process.env.PAYLOAD_SECRET ||= 'generate';
const { default: config } = await import('../src/payload.config.ts');

/** The first migration, regenerated until the first release. */
const baseline = '20261119_000000_baseline';

/**
 * Writes the types and the import map after a change of a collection; with `migration NAME` also a migration, if one is
 * due. Until the first release, `migration baseline` regenerates the first one.
 */
await generateTypes(await config);
await generateImportMap(await config, { force: true, log: true });
if (process.argv[2] === 'migration') {
	const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
	const name = process.argv[3] ?? 'change';
	// The baseline is made from nothing: comparing it would ask what was renamed.
	if (name === 'baseline' || (await pendingChanges(payload)).length > 0) await migrate(payload, name);
	else console.log('What the database stores is as it was: no migration');
}
process.exit(0);

async function migrate(payload: Payload, name: string): Promise<void> {
	const folder = payload.db.migrationDir;
	const filesOf = async (end: string) => (await readdir(folder)).filter((file) => file.endsWith(end));
	const former = await filesOf('.json');
	if (name === 'baseline') for (const file of [`${baseline}.ts`, ...former]) await rm(join(folder, file));
	await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true });
	// The next migration is compared with the newest schema only.
	for (const file of former) await rm(join(folder, file), { force: true });
	for (const end of name === 'baseline' ? ['.ts', '.json'] : [])
		for (const file of await filesOf(`_baseline${end}`)) await rename(join(folder, file), join(folder, baseline + end));
	writeMigrationIndex({ migrationsDir: folder });
	await runnableByNode(folder);
}

/** Node strips types but wants type imports marked and file endings written out. */
async function runnableByNode(folder: string): Promise<void> {
	for (const name of (await readdir(folder)).filter((file) => file.endsWith('.ts'))) {
		const source = await readFile(join(folder, name), 'utf8');
		const runnable = source
			.replace(
				'import { MigrateUpArgs, MigrateDownArgs, sql }',
				'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
			)
			.replace(/from '(\.\/[^']+?)(\.ts)?';/g, "from '$1.ts';");
		await writeFile(join(folder, name), runnable);
	}
}
