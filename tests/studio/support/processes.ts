import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { databaseUrl } from './database.ts';
import { dataDir, node, ports, root, studioEnvironment, token } from './places.ts';

/** A second pair of studio and site, which a test may kill. */
export const pair = {
	site: { port: ports.site + 10, url: `http://localhost:${ports.site + 10}`, dataDir: `${dataDir}-killed-site` },
	studio: { port: ports.studio + 10, url: `http://localhost:${ports.studio + 10}`, dataDir: `${dataDir}-killed` },
};

const clean = () =>
	Promise.all([pair.site, pair.studio].map((one) => rm(one.dataDir, { recursive: true, force: true })));

function start(script: string, env: Record<string, string>): ChildProcess {
	return spawn(node, ['--disable-warning=ExperimentalWarning', `${root}${script}`], {
		cwd: root,
		env: { ...process.env, NODE_ENV: 'production', ...env },
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	});
}

async function ready(child: ChildProcess): Promise<ChildProcess> {
	for (;;) {
		const [message] = await once(child, 'message');
		if (message === 'ready') return child;
	}
}

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

export async function startSite(): Promise<ChildProcess> {
	await clean();
	return ready(
		start('apps/site/build/server/index.js', {
			PORT: String(pair.site.port),
			DATA_DIR: pair.site.dataDir,
			STUDIO_URL: pair.studio.url,
			STUDIO_TOKEN: token,
			LOG_LEVEL: 'error',
			RATE_LIMITS: 'off',
			PICTURE_SIZES: 'asked',
		}),
	);
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, 'exit');
	child.kill(signal);
	await ended;
}
