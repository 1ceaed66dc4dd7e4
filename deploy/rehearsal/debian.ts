import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp, run } from '../../scripts/steps.ts';

const programs = {
	nginx: '/usr/sbin/nginx',
	postgresql: '/usr/bin/pg_lsclusters',
	wrk: '/usr/bin/wrk',
	openssl: '/usr/bin/openssl',
	curl: '/usr/bin/curl',
};

/** Debian's own packages, installed where they are missing; their services are not started. */
export async function ensureDebian(): Promise<void> {
	const missing = Object.entries(programs).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
	if (missing.length === 0) return;
	if (spawnSync('apt-get', ['--version']).status !== 0)
		giveUp(`The rehearsal needs ${missing.join(', ')}: install them.`);
	const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }, quiet: true };
	await run('apt-get', ['update', '-qq'], quiet);
	await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
}
