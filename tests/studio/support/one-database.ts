import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { connected } from '../../../apps/studio/src/database/connected.ts';
import { startOwnDatabase } from '../../../apps/studio/src/database/own-database.ts';
import type { ProvidedStudio } from '../../../apps/studio/src/database/provided-for-tests.ts';
import { root } from './places.ts';
import { copyTemplate } from './template.ts';

/** Keeps Payload's table of migrations, as in a studio without content. */
const emptied = `set session_replication_role = replica; do $$ declare list text; begin
	select string_agg(format('%I.%I', schemaname, tablename), ', ') into list from pg_tables
		where schemaname in ('public', 'trail') and tablename <> 'payload_migrations';
	execute 'truncate ' || list || ' restart identity cascade'; end $$`;

/** One PostgreSQL for all files of the project. Each file gets a copy of `studio` with the sample, or of `empty`. */
export default async function start(project: TestProject) {
	const dataDir = `${root}test-results/${project.name}-${process.pid}`;
	await rm(dataDir, { recursive: true, force: true });
	await copyTemplate(dataDir);
	const database = await startOwnDatabase(`${dataDir}/postgres`);
	const urlOf = (name: string) => database.administratorUrl.replace(/studio$/, name);
	await connected(urlOf('postgres'), (client) => client.query('create database empty template studio'));
	await connected(urlOf('empty'), (client) => client.query(emptied));
	// Below the system's range of ephemeral ports.
	const firstPort = 11_000 + (process.pid % 300) * 64;
	const provided = { url: database.url, administratorUrl: urlOf('postgres'), dataDir, firstPort };
	project.provide('studio', provided satisfies ProvidedStudio);
	return async () => {
		await database.stop();
		await rm(dataDir, { recursive: true, force: true });
	};
}
