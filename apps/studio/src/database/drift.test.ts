import { readdirSync, readFileSync } from 'node:fs';
import { getPayload } from 'payload';
import { expect, test } from 'vitest';

test('the committed migrations say what the collections say', async () => {
	process.env.PAYLOAD_SECRET ||= 'drift';
	const { default: config } = await import('../payload.config.ts');
	const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
	const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit();
	const folder = payload.db.migrationDir;
	const newest = readdirSync(folder)
		.filter((file) => file.endsWith('.json'))
		.sort()
		.at(-1);
	const committed = JSON.parse(readFileSync(`${folder}/${newest}`, 'utf8'));
	const changes = await generateMigration(committed, await generateDrizzleJson(payload.db.schema));
	expect(changes, 'run: npm run generate -w apps/studio -- migration NAME').toEqual([]);
});
