import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { enlarge } from '@site/demo/enlarge';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it, vi } from 'vitest';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { writeKept } from '../../apps/site/server/content/kept-snapshot.ts';
import { contact } from '../wire/samples.ts';
import { root, startBuiltSite, withDataFolder } from './site.ts';

const phone = demoSnapshot.settings.phone.en;

/** A fake studio that publishes the sample company with another phone number. */
async function startStudio(number: string, others: object = {}) {
	const parts: Record<string, unknown> = {
		...demoSnapshot,
		settings: { ...demoSnapshot.settings, phone: number },
		...others,
	};
	const versions = Object.fromEntries(Object.keys(parts).map((part) => [part, number]));
	let published = 0;
	let isUp = true;
	const delivered: string[] = [];
	const server = createServer(async (request, response) => {
		if (!isUp) return response.writeHead(503).end();
		if (request.url === '/api/deliveries') {
			const { submissions } = JSON.parse(await text(request));
			const stored = submissions.map(({ reference }: { reference: string }) => reference);
			delivered.push(...stored);
			return response.writeHead(200).end(JSON.stringify({ stored, refused: [] }));
		}
		const part = request.url?.split('/')[3];
		const answer = part ? { version: versions[part], data: parts[part] } : { format: 1, versions };
		return response.writeHead(200).end(JSON.stringify(answer));
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	return {
		environment: { STUDIO_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, STUDIO_TOKEN: 'token' },
		delivered,
		publish(part: string, data: unknown) {
			parts[part] = data;
			versions[part] = `publication ${++published}`;
		},
		be(state: 'up' | 'down') {
			isUp = state === 'up';
		},
		stop: () => server.close(),
	};
}

it('the sample company is not part of the server: it is data beside it', () => {
	const files = globSync('apps/site/build/server/**/*.js', { cwd: root });
	expect(files.length).toBeGreaterThan(1);
	for (const file of files) expect(readFileSync(join(root, file), 'utf8')).not.toContain(phone);
});

it('the sample is served until a studio is known, and never again after that', { timeout: 120_000 }, () =>
	withDataFolder(async (folder) => {
		const first = await startBuiltSite(folder);
		expect(await (await fetch(`${first.url}/contact`)).text()).toContain(phone);
		await first.stop();

		const studio = await startStudio('+1 555 0100');
		const second = await startBuiltSite(folder, studio.environment);
		await vi.waitFor(async () => expect(await (await fetch(`${second.url}/contact`)).text()).toContain('+1 555 0100'), {
			timeout: 10_000,
		});
		await second.stop();

		for (const damage of [
			() => writeFileSync(join(folder, 'snapshot.json'), '{'),
			() => rmSync(join(folder, 'snapshot.json')),
		]) {
			expect(existsSync(join(folder, 'snapshot.json'))).toBe(true);
			damage();
			const third = await startBuiltSite(folder);
			for (const path of ['/', '/contact', '/apis/api/index/cate']) {
				const answer = await fetch(third.url + path);
				expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '10']);
				expect(await answer.text()).not.toContain(phone);
			}
			expect((await fetch(`${third.url}/readyz`)).status).toBe(503);
			expect((await fetch(`${third.url}/healthz`)).status).toBe(200);
			expect(third.words()).toContain('the kept content can not be read');
			await third.stop();
			// Only published content of a studio makes it ready.
			const fourth = await startBuiltSite(folder, studio.environment);
			await vi.waitFor(async () => expect((await fetch(`${fourth.url}/readyz`)).status).toBe(200), { timeout: 10_000 });
			await fourth.stop();
		}
		studio.stop();
	}),
);

it('a publication renews the pages that it changes, and no others', () =>
	withDataFolder(async (folder) => {
		const studio = await startStudio('+1 555 0100');
		const site = await startBuiltSite(folder, studio.environment);
		const pageOf = async (address: string) => (await fetch(site.url + address)).text();
		const rendered = async () =>
			Number(/^site_render_seconds_count (\d+)$/m.exec(await pageOf('/metrics'))?.[1] ?? Number.NaN);
		await vi.waitFor(async () => expect(await pageOf('/contact')).toContain('+1 555 0100'), { timeout: 10_000 });

		const [first, ...others] = demoSnapshot.products;
		const address = productAddress(first?.slug ?? '');
		const untouched = ['/about', '/privacy-policy', '/events', '/careers', '/resources'];
		for (const page of [address, ...untouched]) await pageOf(page);
		const before = await rendered();
		const name = 'A product of another name';
		studio.publish('products', [{ ...first, title: { en: name, cn: name } }, ...others]);
		await vi.waitFor(async () => expect(await pageOf(address)).toContain(name), { timeout: 10_000 });
		for (const page of untouched) expect(await pageOf(page)).toContain('<footer');
		expect(await rendered()).toBe(before + 1);

		// A value of all pages is new on each of them.
		studio.publish('settings', { ...demoSnapshot.settings, phone: '+1 555 0199' });
		await vi.waitFor(async () => expect(await pageOf('/contact')).toContain('+1 555 0199'), { timeout: 10_000 });
		for (const page of [address, ...untouched]) expect(await pageOf(page), page).not.toContain('+1 555 0100');
		await site.stop();
		studio.stop();
	}));

it('links follow published content: event pages, and documents in the footer', { tags: '@PAGE-26' }, () =>
	withDataFolder(async (folder) => {
		const url = 'https://organizer.example/fair';
		const [event] = demoSnapshot.events;
		const studio = await startStudio('+1 555 0100', {
			events: [{ ...event, url }],
			documents: demoSnapshot.documents.map((one) => ({ ...one, url: `/documents/${one.key}-of-staff.pdf` })),
		});
		const site = await startBuiltSite(folder, studio.environment);
		const linksOn = async () =>
			[
				...(await (await fetch(`${site.url}/events`)).text()).matchAll(
					/<a href="([^"]*(?:fair|events-info|of-staff)[^"]*)"/g,
				),
			].map(([, to]) => to);
		await vi.waitFor(
			async () =>
				expect(await linksOn()).toEqual([
					url,
					`/events-info/${event?.slug}`,
					...['mdsap', 'iso-13485', 'media-kit'].map((key) => `/documents/${key}-of-staff.pdf`),
				]),
			{
				timeout: 10_000,
			},
		);
		await site.stop();
		studio.stop();
	}),
);

it('reports unusable content to the studio alone', () =>
	withDataFolder(async (folder) => {
		const studio = await startStudio('+1 555 0100', { articles: [{ id: 1 }] });
		const site = await startBuiltSite(folder, studio.environment);
		const asked = (token: string) =>
			fetch(`${site.url}/apis/internal/content-state`, { headers: { Authorization: `Bearer ${token}` } });
		await vi.waitFor(
			async () => expect(await (await asked('token')).json()).toMatchObject([{ part: 'articles', id: '1' }]),
			{ timeout: 10_000 },
		);
		expect((await asked('token')).headers.get('x-content-of')).toBe('studio');
		expect((await asked('tokem')).status).toBe(404);
		expect((await asked('tokem')).headers.get('x-content-of')).toBeNull();
		expect(await (await fetch(`${site.url}/metrics`)).text()).toMatch(/^site_content_troubles 1$/m);
		await site.stop();
		studio.stop();
	}));

it('submissions that waited for a studio are delivered as soon as it is back', { timeout: 60_000 }, () =>
	withDataFolder(async (folder) => {
		const studio = await startStudio('+1 555 0100');
		studio.be('down');
		const site = await startBuiltSite(folder, studio.environment);
		const body = JSON.stringify(contact);
		const headers = { 'content-type': 'application/json' };
		const sent = await fetch(`${site.url}/apis/api/message/index`, { method: 'POST', headers, body });
		const { data } = await sent.json();
		// The pause doubles each time: this one would be longer than the wait below.
		await vi.waitFor(() => expect(site.words()).toMatch(/"seconds":(?:[7-9]|1\d),"msg":"Deliveries/), {
			timeout: 30_000,
			interval: 20,
		});
		studio.be('up');
		await vi.waitFor(() => expect(studio.delivered).toEqual([data.reference]), { timeout: 5500, interval: 20 });
		await site.stop();
		studio.stop();
	}),
);

it('a studio without a token is a mistake that is told in one line', () =>
	withDataFolder(async (folder) => {
		const site = await startBuiltSite(folder, { STUDIO_URL: 'http://localhost:1' });
		expect(site.child.exitCode).toBe(1);
		expect(site.words().trim()).toBe(
			'The site could not start: STUDIO_URL is set but STUDIO_TOKEN is not: set both, or neither',
		);
	}));

it('a data folder that cannot be created is reported in one line', async () => {
	const site = await startBuiltSite('/proc/nowhere/data');
	expect(site.child.exitCode).toBe(1);
	expect(site.words().trim()).toBe(
		'The site could not start: The data folder /proc/nowhere/data can not be written to: set DATA_DIR to one that can',
	);
});

it('the list of products gets only what it shows', {
	timeout: 120_000,
}, async () => {
	const lengthWith = async (size: number) => {
		let length = 0;
		await withDataFolder(async (folder) => {
			const snapshot = { ...demoSnapshot, products: enlarge(demoSnapshot, size).products };
			await writeKept(join(folder, 'snapshot.json'), { snapshot, versions: {}, etag: '', troubles: [] });
			const site = await startBuiltSite(folder);
			({ length } = await (await fetch(`${site.url}/product/all.data`)).text());
			await site.stop();
		});
		return length;
	};
	const digits = 200;
	expect(await lengthWith(600)).toBeLessThan((await lengthWith(0)) + digits);
});
