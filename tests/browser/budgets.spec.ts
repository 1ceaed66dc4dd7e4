import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { layouts } from '../support/visitors.ts';

const kilobyte = 1024;
/** Gzip bytes over the wire. */
const budget = {
	html: 30 * kilobyte,
	css: 20 * kilobyte,
	js: 150 * kilobyte,
	jsOfProducts: 165 * kilobyte,
	requests: 45,
};

const isProduct = (address: string) => address.startsWith('/product');

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		for (const [name, address] of Object.entries(addresses)) {
			test(`${name} keeps to its budget of bytes and requests, and asks no other host`, async ({
				page,
				request,
				baseURL,
			}) => {
				const html = await request.get(address, {
					headers: { 'accept-encoding': 'gzip', 'user-agent': options.userAgent },
				});
				const urls = new Set<string>();
				page.on('request', (each) => urls.add(each.url()));
				await page.goto(address, { waitUntil: 'networkidle' });
				const outside = [...urls].filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'));
				expect(outside).toEqual([]);
				expect(urls.size).toBeLessThanOrEqual(budget.requests);

				const bytesOf = async (ending: string) => {
					let bytes = 0;
					for (const url of urls) {
						if (new URL(url).pathname.endsWith(ending)) bytes += await transferred(url);
					}
					return bytes;
				};
				expect(await bytesOf('.js')).toBeLessThanOrEqual(isProduct(address) ? budget.jsOfProducts : budget.js);
				expect(await bytesOf('.css')).toBeLessThanOrEqual(budget.css);
				expect(Number(html.headers()['content-length'])).toBeLessThanOrEqual(budget.html);
			});
		}

		test('no picture moves the page, and every picture has its size', async ({ page }) => {
			await page.addInitScript(() => {
				const shifts = window as unknown as { shift: number };
				shifts.shift = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
						if (!entry.hadRecentInput) shifts.shift += entry.value;
					}
				}).observe({ type: 'layout-shift', buffered: true });
			});
			for (const address of ['/', '/about', '/supply-chain', '/product/all']) {
				await page.goto(address, { waitUntil: 'networkidle' });
				const { shift, unsized, broken } = await page.evaluate(async () => {
					for (let top = 0; top < document.body.scrollHeight; top += 400) {
						scrollTo(0, top);
						await new Promise(requestAnimationFrame);
					}
					const images = [...document.images];
					return {
						shift: (window as unknown as { shift: number }).shift,
						unsized: images.filter((image) => !image.getAttribute('width') || !image.getAttribute('height')).length,
						broken: images.filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
					};
				});
				expect(shift, address).toBeLessThan(0.02);
				expect(unsized, address).toBe(0);
				expect(broken, address).toEqual([]);
			}
		});
	});
}

async function transferred(url: string): Promise<number> {
	const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
	return Number(answer.headers.get('content-length'));
}

test('pages are compressed, and the compressed ones are whole', async ({ request }) => {
	const plain = await request.get('/about', { headers: { 'accept-encoding': 'identity' } });
	const { hostname, port } = new URL(plain.url());
	const { get } = await import('node:http');
	const zipped = await new Promise<Buffer>((done) =>
		get({ hostname, port, path: '/about', headers: { 'accept-encoding': 'gzip' } }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)));
		}),
	);
	expect(gunzipSync(zipped).toString()).toBe(await plain.text());
});
