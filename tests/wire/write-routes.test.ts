import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wireBase, wirePaths, wireReads } from '@site/contract/wire';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routePaths } from '../../apps/site/app/route-paths.ts';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { snapshotWith } from '../../apps/site/server/content/fixtures.ts';
import { createLimits, type LimitKind, unlimited } from '../../apps/site/server/intake/limits.ts';
import { createSite, type SiteDependencies } from '../../apps/site/server/site.ts';
import { createAdmission } from '../../apps/site/server/wire/admission.ts';
import { bodyText, formFields } from '../../apps/site/server/wire/body.ts';
import { createInternalCalls, internalBase } from '../../apps/site/server/wire/internal-calls.ts';
import { type AnswerPageWrite, createPageWrites } from '../../apps/site/server/wire/page-writes.ts';
import { createPastedList } from '../../apps/site/server/wire/pasted-list.ts';
import { createWire } from '../../apps/site/server/wire/wire.ts';
import { internalWrites, pageWrites, type WriteRoute, wireWrites } from '../../apps/site/server/wire/write-routes.ts';
import { startSite, type TestSite } from './harness.ts';

const limitedTo = (points: number, ...kinds: LimitKind[]) => ({
	...unlimited,
	...Object.fromEntries(kinds.map((kind) => [kind, { points, seconds: 600 }])),
});

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

const log = { error: () => undefined };
const content = () => buildContent(snapshotWith());

type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: string };
/** The status, or 413 if the server closes the connection during a too large body. */
const ask = (url: string, { path, method = 'POST', headers = {}, body = '' }: Sent): Promise<number | undefined> =>
	new Promise((answered) => {
		const sent = request(url + path, { method, headers }, (answer) => answered(answer.resume().statusCode));
		sent.on('error', () => answered(413)).end(body);
	});
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('every route that writes is in the table of write routes', () => {
	it('below the base of the wire and of the studio’s calls', () => {
		const wire = createWire({
			...site,
			content,
			limits: createLimits(unlimited),
			now: Date.now,
			settings: { trackingKey: 'key', trustProxy: 0 },
			log,
		});
		const internal = createInternalCalls({
			token: 'token',
			erase: async () => [],
			layDraft: () => ({ address: '' }),
			log,
		});
		const declared = [
			...Object.keys(wireWrites).map((path) => wireBase + path),
			...Object.keys(internalWrites).map((path) => internalBase + path),
		];
		const reads = wireReads.map((name) => wireBase + wirePaths[name]);
		const mounted = new Hono().route(wireBase, wire).route(internalBase, internal).routes;
		const writing = mounted.flatMap(({ method, path }) => (method === 'GET' || path.endsWith('*') ? [] : path));
		expect(new Set(writing)).toEqual(new Set([...declared, ...reads]));
	});

	it('beside the pages', async () => {
		const reached = new Set<string>();
		const answer: AnswerPageWrite = async (_, response) => void response.end();
		const writes = createPageWrites({
			admission: createAdmission({ limits: createLimits(unlimited), trustProxy: 0 }),
			answers: {
				[routePaths.List]: answer,
				[routePaths.Meeting]: answer,
				[routePaths.SubscriptionConfirm]: answer,
				[routePaths.SubscriptionUnsubscribe]: answer,
			},
			headers: {},
		});
		const none = () => undefined;
		const ignored = {
			operations: () => false,
			metrics: { answered: none, observe: none },
			accessLog: none,
			headers: {},
			log,
		};
		const answersAll = new Proxy(
			{ ...ignored, pageWrites: writes },
			{ get: (given, name) => Reflect.get(given, name) ?? (() => reached.add(String(name))) },
		);
		const handle = createSite(answersAll as unknown as SiteDependencies);
		const server = createServer(handle).listen(0, '127.0.0.1');
		await new Promise((listening) => server.once('listening', listening));
		const files = [
			'/list.csv',
			'/media/a.png',
			'/documents/set.zip',
			'/feeds/a',
			'/calendar/meeting.ics',
			'/robots.txt',
		];
		const pages = Object.values(routePaths).map((path) => path.replace(/[:*].*$/, 'one'));
		const accepted: string[] = [];
		for (const path of new Set([...pages, ...files]))
			for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
				if ((await ask(urlOf(server), { path, method })) !== 405) accepted.push(`${method} ${path}`);
		await new Promise((closed) => server.close(closed));
		expect(accepted.sort()).toEqual(
			Object.keys(pageWrites)
				.map((path) => `POST ${path}`)
				.sort(),
		);
		expect([...reached]).toEqual([]);
	});
});

/** Each is refused from another site, with a body that is too long or has too many fields, and above its rate. */
async function refusalsOf(url: string, path: string, { mostBytes }: WriteRoute) {
	const form = { 'content-type': 'application/x-www-form-urlencoded' };
	const foreign = await ask(url, { path, headers: { ...form, origin: 'http://evil.example' } });
	const long = await ask(url, { path, headers: form, body: 'x'.repeat(mostBytes + 1) });
	const many = await ask(url, { path, headers: form, body: 'a&'.repeat(1000) });
	return { foreign, long, many, often: await ask(url, { path, headers: form, body: 'x=1' }) };
}

const byAddress = (table: Record<string, WriteRoute>) =>
	Object.entries(table).filter(([, { limit }]) => limit !== 'none' && limit.of === 'caller');

describe('the rules of the table apply before a write is read', () => {
	it.each(byAddress(wireWrites))('%s', { tags: '@CALL-6' }, async (path, route) => {
		const own = await startSite({ allowances: limitedTo(2, 'write', 'upload', 'view') });
		const { foreign, long, many, often } = await refusalsOf(own.url, path, route);
		await own.stop();
		expect([foreign, often]).toEqual([403, 429]);
		// The upload accepts files alone.
		const tooLarge = path === wirePaths.upload ? 415 : 413;
		expect([long, many]).toEqual([tooLarge, tooLarge]);
	});

	it.each(byAddress(pageWrites))('%s', { tags: '@LIST-6' }, async (path, route) => {
		const reads: AnswerPageWrite = async (incoming, response, { mostBytes }) => {
			formFields(await bodyText(incoming, mostBytes));
			response.end();
		};
		const writes = createPageWrites({
			admission: createAdmission({ limits: createLimits(limitedTo(2, 'paste', 'write')), trustProxy: 0 }),
			answers: {
				[routePaths.List]: createPastedList({ content, headers: {} }),
				[routePaths.Meeting]: reads,
				[routePaths.SubscriptionConfirm]: reads,
				[routePaths.SubscriptionUnsubscribe]: reads,
			},
			headers: {},
		});
		const server = createServer((incoming, response) => void writes(incoming, response, incoming.url ?? ''));
		await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
		const refusals = await refusalsOf(urlOf(server), path, route);
		await new Promise((closed) => server.close(closed));
		expect(refusals).toEqual({ foreign: 403, long: 413, many: 413, often: 429 });
	});
});
