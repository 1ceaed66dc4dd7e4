import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp, run } from './steps.ts';

const candidates = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const findBrowser = () => candidates.find((path): path is string => Boolean(path && existsSync(path)));

/** The browser of the tests: one that is there, or Debian's own. */
export async function ensureBrowser(): Promise<string> {
	const found = findBrowser();
	if (found) return found;
	if (spawnSync('apt-get', ['--version']).status !== 0) {
		return giveUp('The browser tests need Chromium: install it, or set CHROMIUM to where it is.');
	}
	const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
	await run('apt-get', ['update', '-qq'], quiet);
	await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
	return findBrowser() ?? giveUp('Chromium was installed but is not where it should be: set CHROMIUM to it.');
}
