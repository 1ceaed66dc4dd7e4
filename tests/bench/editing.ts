/**
 * Speed of writing in the studio: time until the form of a product accepts typing, and until a keystroke is on the page
 * beside it: `node bench/editing.ts [rounds]`. Site and studio must be built; both run on their own data.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { node, root } from '../../scripts/steps.ts';
import { freePort } from '../started/site.ts';
import { launchBrowser } from './browser.ts';
import { endsWithThis } from './ends-with-this.ts';
import { median } from './median.ts';
import { type Figure, report } from './results.ts';
import { rounded } from './rounded.ts';
import { startSite } from './site-process.ts';

const rounds = Number(process.argv[2] ?? 7);
const token = 'a-token-of-the-bench';
const password = 'a-password-of-the-bench';

const dataDir = mkdtempSync(join(tmpdir(), 'bench-studio-'));
const [sitePort, studioPort] = [await freePort(), await freePort()];
const studioUrl = `http://localhost:${studioPort}`;
const studio = endsWithThis(
	spawn(node, ['--disable-warning=ExperimentalWarning', join(root, 'apps/studio/scripts/start.ts')], {
		env: {
			...process.env,
			STUDIO_PORT: String(studioPort),
			STUDIO_URL: studioUrl,
			SITE_URL: `http://localhost:${sitePort}`,
			DATA_DIR: dataDir,
			STUDIO_TOKEN: token,
			PAYLOAD_SECRET: 'a-secret-of-the-bench',
			STUDIO_ADMIN_PASSWORD: password,
		},
		stdio: ['ignore', 'ignore', 'inherit'],
	}),
);
const isUp = () =>
	fetch(`${studioUrl}/admin/login`).then(
		({ ok }) => ok,
		() => false,
	);
while (!(await isUp())) {
	if (studio.exitCode !== null) throw new Error('the studio ended before it was ready');
	await new Promise((resolve) => setTimeout(resolve, 250));
}
const site = await startSite({ port: sitePort, env: { STUDIO_URL: studioUrl, STUDIO_TOKEN: token } });
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });

await page.goto(`${studioUrl}/admin/login`);
await page.locator('#field-email').fill('admin@example.com');
await page.locator('#field-password').fill(password);
await page.getByRole('button', { name: 'Login' }).click();
await page.waitForURL(/\/admin\/?$/);
const { docs } = await page.evaluate(
	async (limit) => (await fetch(`/api/products?limit=${limit}&depth=0`)).json(),
	rounds,
);

/** From the address to a field that accepts a character. */
async function opened(page: Page, id: number): Promise<number> {
	const began = performance.now();
	await page.goto(`${studioUrl}/admin/collections/products/${id}`, { waitUntil: 'commit' });
	await page.locator('#field-title:not([disabled])').press('End');
	return performance.now() - began;
}

/** From a keystroke to the page that shows it. */
async function shown(page: Page, words: string): Promise<number> {
	const frame = page.frameLocator('#live-preview-iframe');
	const began = performance.now();
	await page.locator('#field-title').press(words.slice(-1));
	await frame.getByRole('heading', { level: 1 }).filter({ hasText: words }).waitFor();
	return performance.now() - began;
}

const opening: number[] = [];
const showing: number[] = [];
try {
	// The first form makes the studio load its program.
	await opened(page, docs[0].id);
	await page.locator('#live-preview-toggler').click();
	for (const { id, title } of docs) {
		opening.push(await opened(page, id));
		await page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
		for (const letters of ['x', 'xy', 'xyz']) showing.push(await shown(page, `${title}${letters}`));
	}
} finally {
	await browser.close();
	await site.stop();
	studio.kill();
	await once(studio, 'exit');
	rmSync(dataDir, { recursive: true, force: true });
}
const figures: Figure[] = [
	{
		of: 'form of a product',
		measure: 'ms until it can be typed into',
		value: rounded(median(opening)),
		aim: { of: 'value', most: 3000 },
	},
	{
		of: 'keystroke',
		measure: 'ms until the page shows it',
		value: rounded(median(showing)),
		aim: { of: 'value', most: 500 },
	},
];
report('Editing', figures);
