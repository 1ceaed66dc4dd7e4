import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { freePort } from '../started/site.ts';
import { type Engine, type Layout, phone, pointed, struck, until, windows } from './browser.ts';

/** Large enough for every window that the tests use. */
const screen = '2560x16000x24';

/** WebKitGTK's MiniBrowser on a virtual screen, driven through WebDriver. */
export async function startWebKit(browser: string, layout: Layout): Promise<Engine> {
	const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const number = await firstWords(display);
	const port = await freePort();
	const child = spawn('WebKitWebDriver', [`--port=${port}`], {
		stdio: ['ignore', 'pipe', 'ignore'],
		env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
	});
	const complaints: string[] = [];
	child.stdout.on('data', (chunk) => complaints.push(...errorsIn(String(chunk))));

	async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
		const response = await fetch(`http://127.0.0.1:${port}${path}`, {
			method,
			...(body && { body: JSON.stringify(body) }),
		});
		// biome-ignore lint/suspicious/noExplicitAny: the shapes are those of the WebDriver specification.
		const { value }: any = await response.json();
		if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
		return value;
	}
	await until('driver of WebKit', async () => ((await send('GET', '/status')) ? true : undefined));
	const args = [
		'--automation',
		// The toolbar would keep the window wider than a phone's.
		'--full-screen',
		'--enable-page-cache=true',
		'--enable-write-console-messages-to-stdout=true',
		...(layout === 'mobile' ? [`--user-agent=${phone}`] : []),
	];
	const { sessionId } = await send('POST', '/session', {
		capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } } },
	});
	const session = `/session/${sessionId}`;
	const post = (path: string, body: object) => send('POST', `${session}/${path}`, body);

	async function ask(expression: string) {
		const script = `const done = arguments[arguments.length - 1];
			Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
		const { value, error } = await post('execute/async', { script, args: [] });
		if (error) throw new Error(error);
		return value;
	}
	async function resize(width: number, height: number) {
		await post('window/rect', { x: 0, y: 0, width, height });
		await until(`window of ${width} by ${height}`, async () =>
			(await ask(`innerWidth === ${width} && innerHeight === ${height}`)) ? true : undefined,
		);
	}
	await resize(windows[layout].width, windows[layout].height);

	return {
		complaints,
		ask,
		resize,
		open: (url) => post('url', { url }),
		pointAt: (place, press) => post('actions', { actions: pointed(place, press) }),
		strike: (keys) => post('actions', { actions: struck(keys) }),
		picture: async () => Buffer.from(await send('GET', `${session}/screenshot`), 'base64'),
		async stop() {
			await send('DELETE', session);
			await Promise.all([end(child), end(display)]);
		},
	};
}

async function firstWords(child: ChildProcess): Promise<string> {
	const pipe = child.stdio[3];
	if (!(pipe instanceof Readable)) throw new Error('Xvfb has no way to tell its number');
	const [chunk] = await once(pipe, 'data');
	return String(chunk).trim();
}

async function end(child: ChildProcess) {
	const ended = once(child, 'exit');
	child.kill('SIGTERM');
	await ended;
}

const errorsIn = (words: string) => words.split('\n').filter((line) => /^CONSOLE .*ERROR/.test(line));
