import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import { connect, type Message } from './bidi.ts';

/** Nothing but the site is asked for anything, and nothing is slow for its looks. */
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
	// A mouse: without a screen there is none, and nothing would open under it.
	'ui.primaryPointerCapabilities': 6,
	'ui.allPointerCapabilities': 6,
};

type Locator = { type: 'css'; value: string } | { type: 'accessibility'; value: { role: string; name: string } };

const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ArrowDown: '\uE015' } as const;

/** On a machine that does much else, too. */
const patience = 50_000;
const between = 50;

/** Asks until the answer is there. */
async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
	const limit = performance.now() + patience;
	for (;;) {
		const found = await ask().catch(() => undefined);
		if (found !== undefined) return found;
		if (performance.now() > limit) throw new Error(`There is no ${what}`);
		await new Promise((resolve) => setTimeout(resolve, between));
	}
}

/** A page that is left while it still loads gives up the rest; what is missing is told by its status. */
const isLeftBehind = (words: string) => words.startsWith('Loading failed for');

/** Asked in the page: a choice that is drawn by its label is reached through it. */
const inReach = `async (node) => {
	node.scrollIntoView({ block: 'center', behavior: 'instant' });
	const box = () => node.getClientRects()[0] ?? new DOMRect();
	const before = JSON.stringify(box());
	for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
	const { x, y, width, height } = box();
	const top = document.elementFromPoint(x + width / 2, y + height / 2);
	const parts = [node, ...(node.labels ?? [])];
	return before === JSON.stringify(box()) && parts.some((part) => part.contains(top));
}`;

/** Firefox without a window, with one page in it, driven through WebDriver BiDi. */
export async function startFirefox(program: string) {
	const profile = mkdtempSync(join(tmpdir(), `${brand.slug}-firefox-`));
	const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
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

	/** What a person would find in the console, and what did not load. */
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
	await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });

	const perform = (actions: object[]) => send('input.performActions', { context, actions });
	const strike = (struck: string[]) =>
		perform([
			{
				type: 'key',
				id: 'keyboard',
				actions: struck.flatMap((value) => [
					{ type: 'keyDown', value },
					{ type: 'keyUp', value },
				]),
			},
		]);

	/** The value of an expression in the page. */
	async function ask(expression: string): Promise<Message> {
		const { result, exceptionDetails } = await send('script.evaluate', {
			expression,
			target: { context },
			awaitPromise: true,
		});
		if (exceptionDetails) throw new Error(exceptionDetails.text);
		return result.value;
	}

	const locate = async (locator: Locator): Promise<Message | undefined> => {
		const { nodes } = await send('browsingContext.locateNodes', { context, locator, maxNodeCount: 1 });
		return nodes[0];
	};
	/** Says that it is there; what is done with it later looks for it anew, since a page may draw itself once more. */
	const present = async (what: string, locator: Locator): Promise<Locator> => {
		await until(what, () => locate(locator));
		return locator;
	};
	const find = (css: string) => present(css, { type: 'css', value: css });
	const named = (role: string, name: string) =>
		present(`${role} ${name}`, { type: 'accessibility', value: { role, name } });

	/** Brings it into the window, and gives it once it rests there with nothing in front of it. */
	async function inReachNow(locator: Locator): Promise<Message | undefined> {
		const node = await locate(locator);
		if (!node) return undefined;
		const { result } = await send('script.callFunction', {
			functionDeclaration: inReach,
			arguments: [node],
			target: { context },
			awaitPromise: true,
		});
		return result.value === true ? node : undefined;
	}

	async function point(locator: Locator, press: boolean) {
		const node = await until(`way to ${JSON.stringify(locator)}`, () => inReachNow(locator));
		const origin = { type: 'element', element: { sharedId: node.sharedId } };
		const actions = [
			{ type: 'pointerMove', x: 0, y: 0, origin },
			...(press
				? [
						{ type: 'pointerDown', button: 0 },
						{ type: 'pointerUp', button: 0 },
					]
				: []),
		];
		await perform([{ type: 'pointer', id: 'mouse', actions }]);
	}

	return {
		complaints,
		ask,
		find,
		named,
		open: (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
		click: (locator: Locator) => point(locator, true),
		hover: (locator: Locator) => point(locator, false),
		press: (key: keyof typeof keys) => strike([keys[key]]),
		type: (text: string) => strike([...text]),
		/** Waits until the expression is true in the page. */
		sees: (expression: string) =>
			until(expression, async () => ((await ask(`Boolean(${expression})`)) ? true : undefined)),
		async stop() {
			close();
			child.kill('SIGTERM');
			await ended;
			rmSync(profile, { recursive: true, force: true });
		},
	};
}

export type Firefox = Awaited<ReturnType<typeof startFirefox>>;
