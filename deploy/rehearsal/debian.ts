import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp, run } from '../../scripts/steps.ts';

/** Installs missing Debian packages, each known by one of its files, without starting their services. */
export async function ensureDebian(packages: Readonly<Record<string, string>>): Promise<void> {
	const missing = Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
	if (missing.length === 0) return;
	if (spawnSync('apt-get', ['--version']).status !== 0) giveUp(`This needs ${missing.join(', ')}: install them.`);
	const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }, quiet: true };
	await run('apt-get', ['update', '-qq'], quiet);
	await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
}
