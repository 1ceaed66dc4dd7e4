import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memorySettings } from '../../apps/start/memory-settings.ts';
import { freePort } from '../started/site.ts';
import { endsWithThis } from './ends-with-this.ts';

const root = join(import.meta.dirname, '../..');

type Start = {
	port?: number;
	env?: Record<string, string>;
	/** Puts something into the data folder before the start. */
	prepare?: (dataDir: string) => unknown;
};

/** The built site in its own process and data folder, in production mode. */
export async function startSite({ port, env = {}, prepare }: Start = {}) {
	const dataDir = mkdtempSync(join(tmpdir(), 'bench-site-'));
	await prepare?.(dataDir);
	const at = port ?? (await freePort());
	const began = performance.now();
	const site = endsWithThis(
		spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'apps/site/build/server/index.js')], {
			env: {
				...process.env,
				NODE_ENV: 'production',
				PORT: String(at),
				DATA_DIR: dataDir,
				RATE_LIMITS: 'off',
				PICTURE_SIZES: 'asked',
				...env,
				...memorySettings(env.NODE_OPTIONS),
			},
			stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
		}),
	);
	const ended = once(site, 'exit');
	const isUp = await Promise.race([once(site, 'message').then(() => true), ended.then(() => false)]);
	if (!isUp) throw new Error('the site ended before it was ready');
	const url = `http://127.0.0.1:${at}`;
	const { status } = await fetch(`${url}/readyz`);
	if (status !== 200) throw new Error(`the site is up and not ready (${status})`);
	return {
		url,
		pid: site.pid,
		/** Milliseconds from the start until it was ready. */
		readyAfter: performance.now() - began,
		megabytes: () => Number(readFileSync(`/proc/${site.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)?.[1]) / 1024,
		async stop() {
			site.kill();
			await ended;
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
