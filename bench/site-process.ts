import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frugal } from '../scripts/frugal.ts';

const root = join(import.meta.dirname, '..');

/** The built site in a process and a data folder of its own, as it runs for the public. */
export async function startSite({ port = 3977, env = {} }: { port?: number; env?: Record<string, string> } = {}) {
	const dataDir = mkdtempSync(join(tmpdir(), 'bench-site-'));
	const site = spawn(
		process.execPath,
		['--disable-warning=ExperimentalWarning', ...frugal.flags, join(root, 'apps/site/build/server/index.js')],
		{
			env: {
				...process.env,
				...frugal.environment,
				NODE_ENV: 'production',
				PORT: String(port),
				DATA_DIR: dataDir,
				RATE_LIMITS: 'off',
				PICTURE_SIZES: 'asked',
				...env,
			},
			stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
		},
	);
	await once(site, 'message');
	return {
		url: `http://127.0.0.1:${port}`,
		pid: site.pid,
		async stop() {
			site.kill();
			await once(site, 'exit');
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
