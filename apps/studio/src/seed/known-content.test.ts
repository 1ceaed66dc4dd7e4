import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOfHeader } from '@site/contract/snapshot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rememberContent, whyNotSample } from './known-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'known-content-'));
let shows = 'sample';
const site = createServer(({ headers }, response) =>
	response.setHeader(contentOfHeader, headers.authorization === 'Bearer token' ? shows : '').end('[]'),
);
let sites: string[] = [];
beforeAll(async () => {
	await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
	// The first site is down.
	sites = ['http://127.0.0.1:1', `http://127.0.0.1:${(site.address() as AddressInfo).port}`];
});
afterAll(() => {
	site.close();
	rmSync(folder, { recursive: true });
});

it('an empty database is filled with the sample only on a first start', async () => {
	const known = { mark: join(folder, 'known'), sites, token: 'token' };
	expect(await whyNotSample(known)).toBeNull();
	shows = 'studio';
	expect(await whyNotSample(known)).toContain(`the site ${sites[1]} shows content of a studio`);
	expect(await whyNotSample({ ...known, token: 'of another studio' })).toBeNull();
	shows = 'sample';
	await rememberContent(known.mark);
	expect(await whyNotSample(known)).toContain(`${known.mark} says that there was some. Restore a back-up`);
});
