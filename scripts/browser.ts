import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp, run } from './steps.ts';

const chromiums = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const firefoxes = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
const miniBrowsers = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

const first = (places: readonly (string | undefined)[]) =>
	places.find((path): path is string => Boolean(path && existsSync(path)));

/** The browser for the tests: an installed one, or Debian's package. */
export const ensureBrowser = () =>
	ensure(chromiums, {
		name: 'Chromium',
		setting: 'CHROMIUM',
		from: 'chromium',
		// Starts faster; optional for the tests.
		beside: 'chromium-headless-shell',
	});
export const ensureFirefox = () => ensure(firefoxes, { name: 'Firefox', setting: 'FIREFOX', from: 'firefox-esr' });

/** The small browser of WebKitGTK, which comes with its driver. It needs a display, so Xvfb provides a virtual one. */
export async function ensureWebKit(): Promise<string> {
	await ensure(['/usr/bin/Xvfb'], { name: 'Xvfb', setting: 'PATH', from: 'xvfb' });
	await ensure(['/usr/bin/WebKitWebDriver'], { name: 'WebKit', setting: 'PATH', from: 'webkit2gtk-driver' });
	return ensure([process.env.WEBKIT, ...miniBrowsers], {
		name: 'WebKit',
		setting: 'WEBKIT',
		from: 'libwebkit2gtk-4.1-0',
	});
}

async function ensure(
	places: readonly (string | undefined)[],
	{ name, setting, from, beside }: { name: string; setting: string; from: string; beside?: string },
): Promise<string> {
	const found = first(places);
	if (found) return found;
	if (spawnSync('apt-get', ['--version']).status !== 0) {
		return giveUp(`These tests need ${name}: install it, or set ${setting} to where it is.`);
	}
	console.log(`  There is no ${name} here: installing Debian's ${from}`);
	const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
	await run('apt-get', ['update', '-qq'], quiet);
	await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', from], quiet);
	if (beside) spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', beside], { stdio: 'ignore' });
	return first(places) ?? giveUp(`${name} was installed but is not where it should be: set ${setting} to it.`);
}
