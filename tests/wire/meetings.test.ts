import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { event, snapshotWith } from '../../apps/site/server/content/fixtures.ts';
import { createLimits } from '../../apps/site/server/intake/limits.ts';
import type { Booked, ChosenTime } from '../../apps/site/server/meetings/meetings.ts';
import { createMeetingCall } from '../../apps/site/server/wire/meeting-call.ts';
import { pageWrites } from '../../apps/site/server/wire/write-routes.ts';
import { noLimits, post, startSite, type TestSite } from './harness.ts';
import { stored } from './journal-rows.ts';
import { contact } from './samples.ts';

const startsAt = '2026-12-02T17:00:00.000Z';
const meetings = { timeZone: 'America/Los_Angeles', times: [{ startsAt, minutes: 30 }] };
const content = buildContent(snapshotWith({ events: [event(3, '2026-12-02', '2026-12-04', { meetings })] }));
const wish = { ...contact, item: 'event:3', meeting: startsAt };

let site: TestSite;
let next: Booked = { outcome: 'taken' };
const asked: ChosenTime[] = [];
beforeAll(async () => {
	const book = (chosen: ChosenTime) => {
		asked.push(chosen);
		return next;
	};
	site = await startSite({ content, meetings: { book } });
});
afterAll(() => site.stop());

describe('a message with a chosen time', () => {
	it('leads to the page of the meeting, and is delivered with time and key', { tags: '@MEET-5' }, async () => {
		next = { outcome: 'confirmed', key: 'the-key' };
		const { status, data } = await post(site, '/message/index', { ...wish, language: 'cn' });
		expect({ status, data }).toEqual({
			status: 200,
			data: { reference: expect.any(String), page: '/meeting?key=the-key&lang=cn' },
		});
		expect(stored(site).at(-1)).toMatchObject({ kind: 'contact', meeting: { startsAt, key: 'the-key' } });
		expect(asked.at(-1)).toMatchObject({ wish: { event: 3, startsAt }, language: 'cn', email: contact.email });
	});

	it('is kept as a wish while the studio does not answer, and says so', { tags: '@MEET-10' }, async () => {
		next = { outcome: 'wished', key: 'a-wish' };
		const { data } = await post(site, '/message/index', wish);
		expect(data.page).toBe('/meeting?key=a-wish&outcome=wished');
		expect(stored(site).at(-1)).toMatchObject({ meeting: { startsAt, key: 'a-wish' } });
	});

	it('is not stored if the time is taken, and the field says so', { tags: '@MEET-6' }, async () => {
		const before = stored(site).length;
		next = { outcome: 'taken' };
		expect(await post(site, '/message/index', wish)).toMatchObject({
			status: 422,
			msg: 'This time was just taken. Please choose another.',
			data: { fields: ['meeting'] },
		});
		next = { outcome: 'gone' };
		expect(await post(site, '/message/index', { ...wish, language: 'cn' })).toMatchObject({
			status: 422,
			msg: '该时间已不再提供，请另选时间。',
		});
		expect((await post(site, '/message/index', { ...wish, meeting: 'tomorrow' })).status).toBe(422);
		expect(stored(site)).toHaveLength(before);
	});

	it('books nothing while a field is invalid, or nothing was chosen', async () => {
		const before = asked.length;
		expect((await post(site, '/message/index', { ...wish, email: '' })).status).toBe(422);
		expect((await post(site, '/message/index', { ...wish, meeting: '' })).status).toBe(200);
		expect((await post(site, '/message/index', { ...wish, item: 'product:101' })).status).toBe(200);
		expect(asked).toHaveLength(before);
		expect(stored(site).at(-1)).not.toHaveProperty('meeting');
	});

	it('is limited for an address, and taken times do not count', { tags: '@MEET-18' }, async () => {
		const few = await startSite({
			content,
			meetings: { book: () => next },
			allowances: { ...noLimits, meeting: { points: 2, seconds: 3600 } },
		});
		next = { outcome: 'taken' };
		for (let attempt = 0; attempt < 3; attempt++) expect((await post(few, '/message/index', wish)).status).toBe(422);
		next = { outcome: 'confirmed', key: 'one-of-few' };
		const answers = [];
		for (let attempt = 0; attempt < 3; attempt++) answers.push((await post(few, '/message/index', wish)).http);
		expect(answers).toEqual([200, 200, 429]);
		expect((await post(few, '/message/index', { ...wish, meeting: '' })).http).toBe(200);
		await few.stop();
	});

	it('is booked once however often it is sent, and not with another time', { tags: '@MEET-8' }, async () => {
		next = { outcome: 'confirmed', key: 'once' };
		const headers = { 'idempotency-key': 'meeting-once' };
		const first = await post(site, '/message/index', wish, headers);
		const before = asked.length;
		next = { outcome: 'taken' };
		expect((await post(site, '/message/index', wish, headers)).data.reference).toBe(first.data.reference);
		const other = { ...wish, meeting: '2026-12-02T18:00:00.000Z' };
		expect((await post(site, '/message/index', other, headers)).status).toBe(422);
		expect(asked).toHaveLength(before);
	});

	it('comes back as it was filled in if it was sent without script', { tags: '@MEET-6' }, async () => {
		next = { outcome: 'taken' };
		const sent = request(`${site.url}/message/index`, {
			method: 'POST',
			headers: {
				'content-type': 'application/x-www-form-urlencoded',
				'sec-fetch-mode': 'navigate',
				'sec-fetch-site': 'same-origin',
			},
		}).end(new URLSearchParams({ ...wish, page: '/events-info/event-3' }).toString());
		const [answer] = (await once(sent, 'response')) as [IncomingMessage];
		const location = new URL(answer.headers.location ?? '', 'http://site.invalid');
		expect([answer.statusCode, location.pathname, location.hash]).toEqual([
			303,
			'/events-info/event-3',
			'#contact-meeting',
		]);
		const { problem, values } = site.sentForms.find(location.searchParams.get('form') ?? '') ?? {};
		expect(problem?.fields).toEqual(['meeting']);
		expect(values).toMatchObject({ first_name: contact.first_name, meeting: startsAt });
	});
});

describe('an invalid time', () => {
	it('is no longer offered, and the studio is not asked', { tags: '@MEET-9' }, async () => {
		const changes: (string | undefined)[] = [];
		const change = async (_: string, startsAt?: string) => {
			changes.push(startsAt);
			return 'moved' as const;
		};
		const call = createMeetingCall({
			meetings: { change },
			limits: createLimits(noLimits),
			log: { warn: () => undefined },
		});
		const server = createServer((incoming, response) => void call(incoming, response, pageWrites['/meeting']));
		await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
		const { port } = server.address() as AddressInfo;
		const outcomeOf = async (meeting: string) => {
			const body = new URLSearchParams({ key: 'key', meeting });
			const { headers } = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, redirect: 'manual' });
			return new URL(headers.get('location') ?? '', 'http://site.invalid').searchParams.get('outcome');
		};
		expect(await outcomeOf('9999-99-99')).toBe('gone');
		expect(await outcomeOf('')).toBe('unchosen');
		expect(await outcomeOf(startsAt)).toBe('moved');
		server.close();
		expect(changes).toEqual([startsAt]);
	});
});
