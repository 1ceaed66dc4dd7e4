import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';

/** SQL statements for schema changes that the newest migration lacks. */
export async function pendingChanges({ db }: Payload): Promise<string[]> {
	const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit();
	const newest = readdirSync(db.migrationDir)
		.filter((file) => file.endsWith('.json'))
		.sort()
		.at(-1);
	const committed = newest
		? JSON.parse(readFileSync(join(db.migrationDir, newest), 'utf8'))
		: await generateDrizzleJson({});
	return generateMigration(committed, await generateDrizzleJson(db.schema));
}
