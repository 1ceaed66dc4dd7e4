import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, getPayload, handleEndpoints, type Payload, type PayloadRequest } from 'payload';
import { inject } from 'vitest';
import type { User } from '../payload-types.ts';
import { connected } from './connected.ts';
import type { ProvidedStudio } from './provided-for-tests.ts';

export interface StudioForTests {
	payload: Payload;
	databaseUrl: string;
	editor: User;
	/** A request by the editor. */
	request: () => Promise<PayloadRequest>;
}

/** Payload is loaded once in a process. Its pool connects again after the database under it was replaced. */
async function replaceDatabase(content: 'empty' | 'sample'): Promise<Payload> {
	const { administratorUrl, dataDir }: ProvidedStudio = inject('studio');
	const { settings } = await import('../settings.ts');
	const name = new URL(settings.databaseUrl).pathname.slice(1);
	await connected(administratorUrl, async (client) => {
		await client.query(`drop database if exists ${name} with (force)`);
		await client.query(
			`create database ${name} template ${content === 'sample' ? 'studio' : 'empty'} strategy file_copy`,
		);
	});
	rmSync(settings.dataDir, { recursive: true, force: true });
	const files = content === 'sample' ? join(dataDir, 'studio') : undefined;
	if (files) cpSync(files, join(settings.dataDir, 'studio'), { recursive: true });
	const { default: config } = await import('../payload.config.ts');
	return getPayload({ config });
}

/** A studio without pages that has the sample and an administrator. */
export const startSampleForTests = () => replaceDatabase('sample');

/**
 * Payload's response, obtained the way the API route does. Tests load it by its path.
 * @public
 */
export async function answerApi(request: Request, path: string): Promise<Response> {
	const { default: config } = await import('../payload.config.ts');
	return handleEndpoints({ config, request, path });
}

/** A studio without pages: nothing but one picture, number 1, and an editor. */
export async function startStudioForTests(): Promise<StudioForTests> {
	const payload = await replaceDatabase('empty');
	const { databaseUrl } = (await import('../settings.ts')).settings;
	await connected(databaseUrl, (client) =>
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
	const user = { ...editor, collection: 'users' } as const;
	return { payload, databaseUrl, editor, request: () => createLocalReq({ user }, payload) };
}
