import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, programOf, startProduct } from '../../tests/started/product.ts';
import { freePort } from '../../tests/started/site.ts';
import { sql } from '../../tests/studio/support/database.ts';
import { createLedger } from './ledger.ts';
import { startMeddler } from './meddler.ts';
import { createVisitors } from './visitors.ts';

export const administrator = { email: 'admin@example.com', password: 'the-password-of-the-drill' };
const clock = join(import.meta.dirname, 'movable-clock.ts');

/** The product as `npm start` runs it, on its own disk, with a proxy between site and studio. */
export async function setStage() {
	const studioPort = await freePort();
	const meddler = await startMeddler(studioPort);
	const product = await startProduct({
		STUDIO_PORT: String(studioPort),
		STUDIO_URL: meddler.url,
		STUDIO_ADMIN_PASSWORD: administrator.password,
		DRAIN_SECONDS: '0',
		NODE_OPTIONS: `--import=${clock}`,
	});
	const ledger = createLedger();
	return {
		product,
		meddler,
		ledger,
		visitors: createVisitors(product.url, ledger),
		site: () => programOf(product, 'server/index.js'),
		studio: () => programOf(product, 'serve.ts'),
		query: (text: string) => sql(text, join(product.dataDir, 'postgres')),
		async end() {
			await product.end();
			meddler.stop();
		},
	};
}
export type Stage = Awaited<ReturnType<typeof setStage>>;

/** Polls until the condition is true; false if it was not in time. */
export async function within(seconds: number, isTrue: () => Promise<boolean> | boolean): Promise<boolean> {
	const until = performance.now() + seconds * 1000;
	do {
		const answer = (async () => isTrue())();
		if (await answer.catch(() => false)) return true;
		await pause(100);
	} while (performance.now() < until);
	return false;
}

export const siteIsUp = (product: Product) => within(30, async () => (await fetch(`${product.url}/readyz`)).ok);
