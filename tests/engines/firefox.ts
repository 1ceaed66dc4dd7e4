import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import { connect } from './bidi.ts';
import { type Engine, type Layout, phone, pointed, struck, windows } from './browser.ts';

/** No requests to other hosts, and no animations of the browser itself. */
const preferences = {
	'app.normandy.enabled': false,
	'app.update.enabled': false,
	'browser.shell.checkDefaultBrowser': false,
	'browser.startup.page': 0,
	'datareporting.policy.dataSubmissionEnabled': false,
	'extensions.update.enabled': false,
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false,
	'services.settings.server': 'data:,',
	'toolkit.telemetry.enabled': false,
	// A mouse: a headless browser has no pointer, and the site's hover menus would not open.
	'ui.primaryPointerCapabilities': 6,
	'ui.allPointerCapabilities': 6,
};

/** Leaving a page aborts its remaining downloads, which is no error. Missing files are found by their status. */
const isLeftBehind = (words: string) => words.startsWith('Loading failed for');

/** Firefox without a window, with one page in it, driven through WebDriver BiDi. */
export async function startFirefox(program: string, layout: Layout): Promise<Engine> {
	const profile = mkdtempSync(join(tmpdir(), `${brand.slug}-firefox-`));
	const all = { ...preferences, ...(layout === 'mobile' && { 'general.useragent.override': phone }) };
	const lines = Object.entries(all).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
	writeFileSync(join(profile, 'user.js'), lines.join('\n'));
	const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
	const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } });
	const ended = once(child, 'exit');
	const address = await new Promise<string>((found, failed) => {
		let words = '';
		child.stderr.on('data', (chunk) => {
			words += chunk;
			const match = /BiDi listening on (ws:\S+)/.exec(words);
			if (match) found(`${match[1]}/session`);
		});
		child.once('exit', () => failed(new Error(`Firefox ended: ${words}`)));
	});

	const complaints: string[] = [];
	const { send, close } = await connect(address, (method, params) => {
		if (method === 'log.entryAdded' && params.level === 'error' && !isLeftBehind(params.text))
			complaints.push(params.text);
		if (method === 'network.responseCompleted' && params.response.status >= 400)
			complaints.push(`${params.response.status} ${params.request.url}`);
	});
	await send('session.new', { capabilities: {} });
	await send('session.subscribe', { events: ['log.entryAdded', 'network.responseCompleted'] });
	const { contexts } = await send('browsingContext.getTree', {});
	const context: string = contexts[0].context;
	const resize = (width: number, height: number) =>
		send('browsingContext.setViewport', { context, viewport: { width, height } });
	await resize(windows[layout].width, windows[layout].height);
	const perform = (actions: object[]) => send('input.performActions', { context, actions });

	return {
		complaints,
		resize,
		async ask(expression) {
			// The value in the page may be an object, so it is sent as JSON.
			const { result, exceptionDetails } = await send('script.evaluate', {
				expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
				target: { context },
				awaitPromise: true,
			});
			if (exceptionDetails) throw new Error(exceptionDetails.text);
			return result.value === undefined ? undefined : JSON.parse(result.value);
		},
		open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
		pointAt: (place, press) => perform(pointed(place, press)),
		strike: (keys) => perform(struck(keys)),
		picture: async () => Buffer.from((await send('browsingContext.captureScreenshot', { context })).data, 'base64'),
		async stop() {
			close();
			child.kill('SIGTERM');
			await ended;
			rmSync(profile, { recursive: true, force: true });
		},
	};
}
