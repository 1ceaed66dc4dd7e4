// Nightly, and when one of these changes: apps/site/server/run.ts apps/start
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { snapshotFormat, snapshotParts } from '@site/contract/snapshot';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { contact } from '../wire/samples.ts';
import { openAgent } from './ask.ts';
import { type StartedSite, startBuiltSite, withDataFolder } from './site.ts';

const picture = demoSnapshot.products[0]?.picture.url ?? '';

/** How the site ended. */
async function stopped(site: StartedSite) {
	const ended = once(site.child, 'exit');
	// Some supervisors send it twice.
	for (let times = 0; times < 2; times++) site.child.kill('SIGTERM');
	const [code, signal] = await ended;
	return { code, signal };
}

it('a stop does not wait for a reader of the log', () =>
	withDataFolder(async (folder) => {
		const site = await startBuiltSite(folder, { RATE_LIMITS: 'off' });
		site.child.stdout?.pause();
		const agent = openAgent(site.url, 8);
		const refused = Array.from({ length: 1500 }, (_, i) => agent.ask(`/about?${'x'.repeat(400)}${i}`, {}, 'DELETE'));
		for (const { status } of await Promise.all(refused)) expect(status).toBe(405);
		agent.close();
		expect(await stopped(site)).toMatchObject({ code: 0, signal: null });
	}));

it('a stop waits for a download, not for a studio that does not answer', () =>
	withDataFolder(async (folder) => {
		const silent = createServer(() => undefined).listen(0, '127.0.0.1');
		await once(silent, 'listening');
		mkdirSync(join(folder, 'media'));
		writeFileSync(join(folder, picture), Buffer.alloc(30 * 1024 * 1024));
		const site = await startBuiltSite(folder, {
			STUDIO_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
			STUDIO_TOKEN: 'token',
			RATE_LIMITS: 'off',
		});
		const body = JSON.stringify(contact);
		const headers = { 'content-type': 'application/json' };
		await fetch(`${site.url}/apis/api/message/index`, { method: 'POST', headers, body });
		const [download] = (await once(get(site.url + picture), 'response')) as [IncomingMessage];
		const end = stopped(site);
		let bytes = 0;
		// The server is closed: the stop waits for this download alone.
		await expect.poll(() => fetch(site.url).catch(() => 'closed'), { timeout: 10_000 }).toBe('closed');
		download.on('data', (chunk: Buffer) => (bytes += chunk.length));
		await once(download, 'end');
		expect(bytes).toBe(30 * 1024 * 1024);
		expect(await end).toMatchObject({ code: 0, signal: null });
		silent.close();
	}));

it('a hanging disk does not hold up the end', () =>
	withDataFolder(async (folder) => {
		// Opening a pipe blocks until it has a reader: new content cannot be written.
		execFileSync('mkfifo', [join(folder, 'snapshot.json.new')]);
		const studio = createHttpServer((request, response) => {
			const part = snapshotParts.find((each) => request.url?.endsWith(`/snapshot/${each}`));
			const versions = Object.fromEntries(snapshotParts.map((each) => [each, '1']));
			const answer = part ? { version: '1', data: demoSnapshot[part] } : { format: snapshotFormat, versions };
			response.end(JSON.stringify(answer));
		}).listen(0, '127.0.0.1');
		await once(studio, 'listening');
		const site = await startBuiltSite(folder, {
			STUDIO_URL: `http://127.0.0.1:${(studio.address() as AddressInfo).port}`,
			STUDIO_TOKEN: 'token',
			STOP_SECONDS: '1',
		});
		// The file is written next.
		await expect.poll(site.words, { timeout: 20_000 }).toContain('content changed');
		expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
		expect(await stopped(site)).toEqual({ code: null, signal: 'SIGKILL' });
		studio.close();
	}));
