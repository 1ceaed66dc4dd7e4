import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keepAsking } from './keep-alive-clients.ts';
import { openToOthers } from './private-files.ts';
import { isRunning, type Product, programOf, startProduct, startScript } from './product.ts';
import { root } from './site.ts';

let product: Product;
beforeAll(async () => {
	product = await startProduct();
}, 240_000);
afterAll(() => product?.end(), 60_000);

const token = () => JSON.parse(readFileSync(join(product.dataDir, 'secrets.json'), 'utf8')).studioToken;
const siteIsReady = async () => (await fetch(`${product.url}/readyz`)).status === 200;
const studioAnswers = async () =>
	(await fetch(`${product.studioUrl}/api/snapshot`, { headers: { Authorization: `Bearer ${token()}` } })).status ===
	200;
const database = () => Number.parseInt(readFileSync(join(product.dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

it('only its user may open the data folder', () => {
	// As root, PostgreSQL's own user passes through it, and sees nothing.
	expect(statSync(product.dataDir).mode & 0o067).toBe(0);
	for (const name of ['secrets.json', 'journal.sqlite', 'logs/site.log', 'postgres-password', 'studio/pictures'])
		expect(existsSync(join(product.dataDir, name)), name).toBe(true);
	expect(openToOthers(product.dataDir)).toEqual([]);
});

it('each program’s address is printed once it answers, without a word about builds', () => {
	expect(product.words()).toMatch(/Site {4}http.*Studio {2}http.*Logs are in/s);
	expect(product.words()).not.toMatch(/Building|Preparing/);
});

it('a second start on the same data folder ends in one line, and affects nothing', async () => {
	const before = [programOf(product, 'server/index.js'), programOf(product, 'serve.ts'), database()];
	const env = { ...product.environment, PORT: '1', STUDIO_PORT: '2' };
	const second = spawnSync(process.execPath, [startScript, 'start'], { env, encoding: 'utf8', timeout: 20_000 });
	expect(second.status).toBe(1);
	expect((second.stdout + second.stderr).trim()).toBe(
		`Another start uses the data folder ${product.dataDir}. Stop it first, or set DATA_DIR to another folder.`,
	);
	expect([programOf(product, 'server/index.js'), programOf(product, 'serve.ts'), database()]).toEqual(before);
	expect(await studioAnswers()).toBe(true);
});

it.each([
	[{ STUDIO: 'false' }, 'STUDIO is “off” or not set'],
	[{ STUDIO_PORT: '4', PORT: '4' }, 'PORT and STUDIO_PORT are both 4'],
	[{ LOG_LEVEL: 'loud' }, 'The setting LOG_LEVEL is not usable'],
	[{ STUDIO_ADMIN_PASSWORD: 'admin-and-more-of-it' }, 'STUDIO_ADMIN_PASSWORD is not usable: it must not be made from'],
	[{ SMTP_URL: 'mail.example.com' }, 'The studio could not start: the setting SMTP_URL is not usable'],
	[{ DATA_DIR: '/proc/nowhere' }, 'The data folder /proc/nowhere can not be written to'],
	[{ DATA_DIR: startScript }, 'is no folder'],
])('a start with %o prints the error in one line, and writes nothing', (settings, words) => {
	const DATA_DIR = join(product.dataDir, 'another');
	const env = { ...product.environment, DATA_DIR, PORT: '1', STUDIO_PORT: '2', ...settings };
	const refused = spawnSync(process.execPath, [startScript, 'start'], { env, encoding: 'utf8', timeout: 20_000 });
	expect(refused.status).toBe(1);
	expect((refused.stdout + refused.stderr).trim().split('\n')).toEqual([expect.stringContaining(words)]);
	expect(existsSync(DATA_DIR)).toBe(false);
});

it.each(['site-release', 'studio-release'])('a data folder with a newer %s is refused, and not changed', (mark) => {
	const DATA_DIR = mkdtempSync(join(product.dataDir, 'newer-'));
	writeFileSync(join(DATA_DIR, mark), '9.0.0\n');
	const env = { ...product.environment, DATA_DIR };
	const refused = spawnSync(process.execPath, [startScript, 'start'], { env, encoding: 'utf8', timeout: 20_000 });
	expect(refused.status).toBe(1);
	expect((refused.stdout + refused.stderr).trim().split('\n')).toEqual([
		expect.stringContaining('was written by the newer release 9.0.0'),
	]);
	expect(readdirSync(DATA_DIR)).toEqual([mark]);
	rmSync(DATA_DIR, { recursive: true });
});

it('another start, with its own folder and ports, builds nothing and affects nothing', async () => {
	const builds = ['apps/site/build/.made-from', 'apps/studio/.next/.made-from', 'apps/studio/.next/BUILD_ID'];
	const builtAt = () => builds.map((file) => statSync(join(root, file)).mtimeMs);
	const [built, [style = '']] = [
		builtAt(),
		/\/assets\/[\w.-]+\.css/.exec(await (await fetch(product.url)).text()) ?? [],
	];
	const build = spawnSync(process.execPath, [startScript, 'build'], { env: product.environment, timeout: 60_000 });
	expect(build.status).toBe(0);
	const other = await startProduct({ STUDIO: 'off' });
	for (const { url } of [product, other]) expect((await fetch(url + style)).status).toBe(200);
	await other.end();
	expect(other.starter.exitCode).toBe(0);
	expect(builtAt()).toEqual(built);
	expect((await fetch(product.url + style)).status).toBe(200);
	expect([await siteIsReady(), await studioAnswers()]).toEqual([true, true]);
}, 90_000);

it('a stop with fifty keep-alive clients resets none, and warns proxies first', async () => {
	const left = [programOf(product, 'server/index.js'), programOf(product, 'serve.ts'), database()];
	const clients = keepAsking(product.url, 50);
	await vi.waitFor(() => expect(clients.answers()).toBeGreaterThan(500), { timeout: 30_000 });
	const ended = once(product.starter, 'exit');
	product.starter.kill('SIGTERM');
	await vi.waitFor(async () => expect((await fetch(`${product.url}/readyz`)).status).toBe(503), {
		timeout: 3000,
		interval: 20,
	});
	expect(await clients.ended).toEqual({ failures: [] });
	expect(clients.told()).toBeGreaterThan(0);
	expect(await ended).toEqual([0, null]);
	expect(left.filter(isRunning)).toEqual([]);
}, 60_000);
