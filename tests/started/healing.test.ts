// Nightly, and when one of these changes: apps/start scripts/steps.ts scripts/bootstrap.mjs apps/studio/scripts apps/studio/src/database apps/site/server/run.ts tests/started/product.ts
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contact } from '../wire/samples.ts';
import { isRunning, type Product, programOf, startProduct } from './product.ts';

/** A killed process is back by then. */
const healing = { timeout: 30_000, interval: 100 };

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
const send = () =>
	fetch(`${product.url}/apis/api/message/index`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(contact),
	});
const database = () => Number.parseInt(readFileSync(join(product.dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

it.each([
	['site', () => programOf(product, 'server/index.js'), siteIsReady],
	['database', database, studioAnswers],
	['studio', () => programOf(product, 'serve.ts'), studioAnswers],
] as const)(
	'a %s that is killed restarts by itself',
	async (_, pid, works) => {
		const killed = pid();
		process.kill(killed, 'SIGKILL');
		await vi.waitFor(() => expect(isRunning(killed)).toBe(false), healing);
		await vi.waitFor(async () => expect(await works()).toBe(true), healing);
	},
	90_000,
);

it('a full disk ends nothing: pages go on, and all recovers once there is room', async () => {
	const log = join(product.dataDir, 'logs/site.log');
	product.fillDisk();
	for (let number = 0; number < 200; number++)
		expect((await fetch(`${product.url}/about?full=${number}`)).status).toBe(200);
	const size = statSync(log).size;
	product.emptyDisk();
	await vi.waitFor(async () => expect((await send()).status).toBe(200), healing);
	await vi.waitFor(() => expect(statSync(log).size).toBeGreaterThan(size), healing);
	expect(readFileSync(log, 'utf8')).toMatch(/\d+ lines were lost: the disk did not take them/);
	expect(product.starter.exitCode).toBeNull();
	await vi.waitFor(async () => expect(await studioAnswers()).toBe(true), healing);
}, 60_000);
