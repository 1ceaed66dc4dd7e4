// Makes pictures of every kind of page in the three engines side by side, for visual checks: engine-pictures.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, startBuiltSite, temporaryFolder } from '../started/site.ts';
import { walkedPages } from '../support/addresses.ts';
import { windows } from './browser.ts';
import { engines } from './engines.ts';

const only = process.argv.slice(2);
const pages = Object.entries(walkedPages).filter(([name]) => only.length === 0 || only.includes(name));
const results = join(root, 'engine-pictures');
/** Pixels. Taller pages are cropped. */
const highest = 12_000;

const data = temporaryFolder('pictures');
const site = await startBuiltSite(data, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
mkdirSync(results, { recursive: true });
for (const layout of ['desktop', 'mobile'] as const) {
	const { width, height } = windows[layout];
	for (const [name, start] of Object.entries(engines)) {
		const engine = await start(layout);
		for (const [page, address] of pages) {
			await engine.resize(width, height);
			await engine.open(site.url + address);
			const whole = Number(await engine.ask('document.documentElement.scrollHeight'));
			await engine.resize(width, Math.min(whole, highest));
			await engine.ask(
				"document.images.length && [...document.images].forEach((image) => { image.loading = 'eager'; })",
			);
			await engine.ask(settled('[...document.images].map((image) => image.decode())'));
			await engine.ask(
				settled(
					'document.getAnimations().map(({ effect, timeline, finished }) => effect?.getTiming().iterations === Infinity || timeline !== document.timeline || finished)',
				),
			);
			writeFileSync(join(results, `${layout}-${page}-${name}.png`), await engine.picture());
		}
		await engine.stop();
	}
	writeFileSync(join(results, `${layout}.html`), sheet(layout));
}
await site.stop();
rmSync(data, { recursive: true, force: true });
console.log(`Open ${join(results, 'desktop.html')} and mobile.html`);

/** Waits for promises in the page, at most ten seconds. */
function settled(promises: string): string {
	return `Promise.race([Promise.allSettled(${promises}), new Promise((done) => setTimeout(done, 10000))]).then(() => true)`;
}

function sheet(layout: string): string {
	const row = (page: string) =>
		`<h2>${page}</h2><div>${Object.keys(engines)
			.map((name) => `<figure><figcaption>${name}</figcaption><img src="${layout}-${page}-${name}.png"></figure>`)
			.join('')}</div>`;
	return `<!doctype html><meta charset="utf-8"><style>div{display:flex;gap:1rem}figure{flex:1;margin:0}img{width:100%}</style>${pages.map(([page]) => row(page)).join('')}`;
}
