import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { brand } from '@site/contract/brand';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { snapshotWith } from '../../apps/site/server/content/fixtures.ts';
import { submissionCounts } from '../../apps/site/server/intake/delivery-rows.ts';
import { openIntake } from '../../apps/site/server/intake/intake.ts';
import { createInternalCalls, internalBase } from '../../apps/site/server/wire/internal-calls.ts';
import { createWire } from '../../apps/site/server/wire/wire.ts';
import { fileChecker } from '../support/file-checker.ts';
import { jpeg } from './photos.ts';
import { application, contact, pdf, report } from './samples.ts';

const token = 'a token that both know';
const dataDir = mkdtempSync(join(tmpdir(), `${brand.slug}-erase-`));
const silent = { warn: () => undefined, error: () => undefined };
const intake = openIntake({ fileChecker, dataDir, limited: false, studio: null, log: silent });
const content = buildContent(snapshotWith());
const settings = { trackingKey: 'key', trustProxy: 0 };
const wire = createWire({ ...intake, content: () => content, now: Date.now, settings, log: silent });
const layDraft = () => ({ address: '/' });
const calls = new Hono()
	.route('/apis/api', wire)
	.route(internalBase, createInternalCalls({ token, erase: intake.erase, layDraft, log: silent }))
	.route('/alone', createInternalCalls({ token: undefined, erase: intake.erase, layDraft, log: silent }));
const server = serve({ fetch: calls.fetch, port: 0, hostname: '127.0.0.1' });
let url = '';
beforeAll(async () => {
	if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
	await new Promise((resolve) => server.close(resolve));
	await intake.close();
	rmSync(dataDir, { recursive: true, force: true });
});

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
	const response = await fetch(url + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(body),
	});
	return { status: response.status, body: await response.json() };
};
const erase = (body: object, given = token) => post('/apis/internal/erase', body, { authorization: `Bearer ${given}` });
const filesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const onDisk = () =>
	filesOf(dataDir)
		.filter((name) => name.startsWith('journal'))
		.map((name) => readFileSync(join(dataDir, name), 'latin1'))
		.join('');

it('a person is deleted from journal and uploads, and everyone else stays', async () => {
	const form = new FormData();
	form.append('files', new File([pdf], 'cv.pdf'));
	const uploaded = await (await fetch(`${url}/apis/api/index/uploads`, { method: 'POST', body: form })).json();
	const theirs = { email: 'Grace.Hopper@example.com' };
	const one = await post('/apis/api/message/index', { ...contact, ...theirs });
	const other = await post('/apis/api/message/careers_message', { ...application(uploaded.data.thumb), ...theirs });
	const named = await post('/apis/api/message/index', { ...contact, email: 'another@example.com' });
	await post('/apis/api/message/index', { ...contact, email: 'not-grace.hopper@example.com' });
	const references = [named.body.data.reference];
	expect(onDisk()).toContain('Grace.Hopper@example.com');

	expect(await erase({ email: ' grace.hopper@EXAMPLE.com ', references })).toEqual({
		status: 200,
		body: { erased: 3, references: [one, other, named].map(({ body }) => body.data.reference) },
	});
	expect(submissionCounts(intake.journal)).toMatchObject({ waiting: 1 });
	expect(filesOf(join(dataDir, 'uploads'))).toEqual([]);
	expect(onDisk()).not.toMatch(/Grace\.Hopper|another@example/);
	expect(onDisk()).toContain('not-grace.hopper@example.com');
	expect(await erase({ email: 'grace.hopper@example.com', references })).toMatchObject({ body: { erased: 0 } });
	expect(await erase({ email: '' })).toMatchObject({ body: { erased: 0 } });
});

it('a report of a problem stays, with its photo, even if it is named', { tags: '@REPORT-13' }, async () => {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...report, email: 'grace.hopper@example.com' }))
		form.append(name, value);
	form.append('photos', new File([new Uint8Array(jpeg)], 'box.jpg'));
	const sent = await (await fetch(`${url}/apis/api/message/report`, { method: 'POST', body: form })).json();
	const { waiting } = submissionCounts(intake.journal);
	const references = [sent.data.reference];
	expect(await erase({ email: 'grace.hopper@example.com', references })).toMatchObject({ body: { erased: 0 } });
	expect(submissionCounts(intake.journal).waiting).toBe(waiting);
	expect(filesOf(join(dataDir, 'uploads'))).toHaveLength(1);
});

it('an erase request needs the token and a valid body', async () => {
	expect(await erase({ email: 'a' }, 'another token')).toMatchObject({ status: 401 });
	expect(await post('/apis/internal/erase', { email: 'a' })).toMatchObject({ status: 401 });
	expect(await erase({ references: 'all' })).toMatchObject({ status: 400 });
	expect(await erase({ email: 7 })).toMatchObject({ status: 400 });
	expect(await post('/alone/erase', { email: 'a' }, { authorization: 'Bearer ' })).toMatchObject({ status: 404 });
});
