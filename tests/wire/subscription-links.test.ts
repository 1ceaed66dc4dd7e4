import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SubscriptionStep, subscriptionPaths } from '@site/contract/subscription';
import { confirmSeconds, makeSubscriptionToken } from '@site/contract/subscription-token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLimits } from '../../apps/site/server/intake/limits.ts';
import { createSubscriptionLinks } from '../../apps/site/server/wire/subscription-links.ts';
import { pageWrites } from '../../apps/site/server/wire/write-routes.ts';
import { noLimits, startSite, type TestSite, theMoment } from './harness.ts';
import { stored } from './journal-rows.ts';

const secret = 'what site and studio share';
const logged: unknown[] = [];
const refused: string[] = [];
let site: TestSite;
let url = '';

const server = createServer((request, response) => {
	const links = createSubscriptionLinks({
		journal: site.journal,
		limits,
		secret,
		now: () => theMoment,
		onRefused: (reason) => refused.push(reason),
		log: { error: (details) => logged.push(details) },
	});
	const path = request.url?.includes('confirm') ? subscriptionPaths.confirm : subscriptionPaths.unsubscribe;
	void links[path](request, response, pageWrites[path]);
});
const limits = createLimits({ ...noLimits, link: { points: 3, seconds: 600 } });

beforeAll(async () => {
	site = await startSite();
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
	await new Promise((closed) => server.close(closed));
	await site.stop();
});

const token = (step: SubscriptionStep, subscriber: string, madeAt = theMoment / 1000, with_ = secret) =>
	makeSubscriptionToken(with_, step, subscriber, madeAt);

async function post(step: SubscriptionStep, { query = '', body = {} as Record<string, string> }) {
	const request = { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' as const };
	const answer = await fetch(`${url}${subscriptionPaths[step]}${query}`, request);
	return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}

const changesOf = (subscriber: string) =>
	stored(site).flatMap((entry) =>
		entry.kind === 'subscription' && entry.fields.subscriber === subscriber ? entry.fields.state : [],
	);

describe('the links in e-mails to subscribers', () => {
	it.each([
		['confirm', 'confirmed'],
		['unsubscribe', 'unsubscribed'],
	] as const)(
		'the button of %s is journaled before the page says so, token not in the address',
		async (step, state) => {
			const answer = await post(step, { body: { token: token(step, `person-${step}`), language: 'cn' } });
			expect(answer).toMatchObject({ status: 303, location: `${subscriptionPaths[step]}?done=yes&lang=cn` });
			expect(changesOf(`person-${step}`)).toEqual([state]);
		},
	);

	it('the confirmation page knows whether it was the newsletter or changes', { tags: '@DOC-24' }, async () => {
		const body = { token: token('unsubscribe', 'watch-person') };
		const { location } = await post('unsubscribe', { body });
		expect(location).toBe(`${subscriptionPaths.unsubscribe}?done=yes&about=watch`);
	});

	it('a mail program unsubscribes in one request without redirect (RFC 8058)', async () => {
		const query = `?token=${token('unsubscribe', 'one-click')}`;
		const answer = await post('unsubscribe', { query, body: { 'List-Unsubscribe': 'One-Click' } });
		expect(answer).toEqual({ status: 200, location: null, text: 'OK\n' });
		expect(changesOf('one-click')).toEqual(['unsubscribed']);
		const forged = await post('unsubscribe', { query: '?token=x.0.y', body: { 'List-Unsubscribe': 'One-Click' } });
		expect(forged).toMatchObject({ status: 400, location: null });
	});

	it('an invalid token changes nothing, and leads to a page that says so', async () => {
		const weekAgo = theMoment / 1000 - confirmSeconds - 1;
		const tokens = [
			token('unsubscribe', 'nobody'),
			token('confirm', 'nobody', theMoment / 1000, 'another secret'),
			token('confirm', 'nobody', weekAgo),
			`${token('confirm', 'nobody')}&x`,
			'',
		];
		for (const given of tokens) {
			const { status, location } = await post('confirm', { body: { token: given } });
			expect(status).toBe(303);
			expect(new URL(`${location}`, url).searchParams.get('token')).toBe(given);
			expect(location).not.toContain('done');
		}
		expect(changesOf('nobody')).toEqual([]);
	});

	it('one link works often enough for anyone, and not endlessly', async () => {
		const again = () => post('unsubscribe', { body: { token: token('unsubscribe', 'often') } });
		for (let time = 0; time < 3; time++) expect((await again()).location).toContain('done=yes');
		expect((await again()).location).toContain('problem=often');
		expect(changesOf('often')).toHaveLength(3);
	});

	it('a disk failure is reported, and the link works again afterwards', async () => {
		const { write } = site.journal;
		site.journal.write = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
		const body = { token: token('unsubscribe', 'later') };
		expect((await post('unsubscribe', { body })).location).toContain('problem=later');
		expect(JSON.stringify(logged)).not.toContain(body.token);
		expect(refused.at(-1)).toBe('storage');
		site.journal.write = write;
		expect((await post('unsubscribe', { body })).location).toContain('done=yes');
	});
});
