import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateImportMap, getPayload } from 'payload';
import { generateTypes } from 'payload/node';
import { pendingChanges } from '../src/database/pending-changes.ts';

process.env.PAYLOAD_SECRET ||= 'generate';
const { default: config } = await import('../src/payload.config.ts');

/** Writes the types and the import map after a change to a collection; with `migration NAME` also the migration, where one is due. */
await generateTypes(await config);
await generateImportMap(await config, { force: true, log: true });
if (process.argv[2] === 'migration') {
	const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
	if ((await pendingChanges(payload)).length > 0) {
		await payload.db.createMigration({ payload, migrationName: process.argv[3] ?? 'change', forceAcceptWarning: true });
		await runnableByNode(payload.db.migrationDir);
	} else console.log('What the database stores is as it was: no migration');
}
process.exit(0);

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
