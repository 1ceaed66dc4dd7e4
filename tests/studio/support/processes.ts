import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { databaseUrl } from './database.ts';
import { dataDir, ports, studioEnvironment, token } from './places.ts';
import { ready, start } from './started.ts';
import { copyTemplate } from './template.ts';

/** A second pair of studio and site, which a test may kill. */
export const pair = {
	site: { port: ports.site + 10, url: `http://localhost:${ports.site + 10}`, dataDir: `${dataDir}-killed-site` },
	studio: { port: ports.studio + 10, url: `http://localhost:${ports.studio + 10}`, dataDir: `${dataDir}-killed` },
};

export const startStudio = () =>
	ready(
		start('apps/studio/scripts/start.ts', {
			...studioEnvironment,
			STUDIO_PORT: String(pair.studio.port),
			STUDIO_URL: pair.studio.url,
			SITE_URL: pair.site.url,
			DATA_DIR: pair.studio.dataDir,
			SMTP_URL: '',
		}),
	);

export const besideUrl = `http://localhost:${ports.studio + 20}`;

/** A second studio on the database of the first. */
export const startBeside = async () =>
	ready(
		start('apps/studio/scripts/start.ts', {
			...studioEnvironment,
			STUDIO_PORT: String(ports.studio + 20),
			STUDIO_URL: besideUrl,
			DATA_DIR: `${dataDir}-beside`,
			DATABASE_URL: await databaseUrl(),
		}),
	);

/** The site of the pair, and the data from which its studio starts. */
export async function startSite(): Promise<ChildProcess> {
	await rm(pair.site.dataDir, { recursive: true, force: true });
	await copyTemplate(pair.studio.dataDir);
	return ready(
		start('apps/site/build/server/index.js', {
			PORT: String(pair.site.port),
			DATA_DIR: pair.site.dataDir,
			STUDIO_URL: pair.studio.url,
			STUDIO_TOKEN: token,
			LOG_LEVEL: 'error',
			RATE_LIMITS: 'off',
			PICTURE_SIZES: 'asked',
			PICTURE_EFFORT: '0',
		}),
	);
}
