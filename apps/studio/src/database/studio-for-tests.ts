import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { createLocalReq, getPayload, type Payload, type PayloadRequest } from 'payload';
import { migrations } from '../migrations/index.ts';
import type { User } from '../payload-types.ts';
import { connected } from './connected.ts';
import { startOwnDatabase } from './own-database.ts';

export interface StudioForTests {
	payload: Payload;
	databaseUrl: string;
	editor: User;
	/** A request of the editor. */
	request: () => Promise<PayloadRequest>;
	stop: () => Promise<void>;
}

/** A studio without windows: a database of its own with one picture, number 1, and an editor. */
export async function startStudioForTests(name: string): Promise<StudioForTests> {
	const dataDir = mkdtempSync(join(tmpdir(), `${name}-`));
	const database = await startOwnDatabase(join(dataDir, 'postgres'));
	process.env.DATABASE_URL = database.url;
	process.env.DATA_DIR = dataDir;
	process.env.PAYLOAD_SECRET ||= name;
	process.env.STUDIO_TOKEN ||= 'a-token-of-the-tests';
	const { default: config } = await import('../payload.config.ts');
	const { makeTrail } = await import('./make-trail.ts');
	const payload = await getPayload({ config });
	const steps = migrations.map(({ name, up, down }) => ({
		name,
		up: (given: unknown) => up(given as MigrateUpArgs),
		down: (given: unknown) => down(given as MigrateDownArgs),
	}));
	await payload.db.migrate({ migrations: steps });
	await makeTrail(payload);
	await connected(database.url, (client) =>
		client.query(`insert into pictures (id, alt, filename, mime_type, filesize, width, height, url)
			values (1, 'A box', 'box.webp', 'image/webp', 10, 1200, 800, '/api/pictures/file/box.webp')`),
	);
	const person = {
		name: 'editor',
		email: 'editor@example.com',
		password: 'a-password-for-the-tests',
		roles: ['editor'],
	};
	const editor = await payload.create({ collection: 'users', data: person as never });
	return {
		payload,
		databaseUrl: database.url,
		editor,
		request: () => createLocalReq({ user: { ...editor, collection: 'users' } }, payload),
		stop: async () => {
			await payload.destroy();
			await database.stop();
			rmSync(dataDir, { recursive: true });
		},
	};
}
