// Nightly, and when one of these changes: apps/studio/src/releases apps/studio/src/mail apps/studio/src/desk/answer apps/studio/src/database apps/studio/scripts
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { answer, post, template } from './support/answers.ts';
import { as } from './support/api.ts';
import { heldAt, sql } from './support/database.ts';
import { clear, launch, press, stateOf } from './support/launch.ts';
import { address, deliver, ownWord } from './support/letters.ts';
import { mailServer } from './support/mail-server.ts';
import { expectOneMoment, visited } from './support/one-moment.ts';
import { siteUrl } from './support/places.ts';
import { besideUrl, startBeside } from './support/processes.ts';
import { stop } from './support/started.ts';
import { application, contact } from './support/submissions.ts';

test.setTimeout(600_000);

const later = () => Object.assign(new Error('4.7.1 greylisted, try later'), { responseCode: 451 });

/** A mail server that defers each address so many times. */
function greylisting(times: number) {
	const refusals = new Map<string, number>();
	return mailServer((to) => {
		const before = refusals.get(to) ?? 0;
		refusals.set(to, before + 1);
		return before < times ? later() : null;
	});
}

/** In the far future; the tests bring it forward. */
const scheduled = { at: '2030-01-01T09:30', timeZone: 'Asia/Shanghai' };

const subjectOf = (text: string) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '';

/** Sends what a killed studio had claimed, by making it due again. */
const untilSent = (where: string) =>
	expect
		.poll(
			async () => {
				await sql(`update mails set next_attempt_at = now() where ${where} and status = 'waiting'`);
				return new Set((await sql(`select status from mails where ${where}`)).map(({ status }) => status));
			},
			{ timeout: 90_000 },
		)
		.toEqual(new Set(['sent']));

async function writes(request: APIRequestContext) {
	const sent = contact(address());
	await deliver(request, sent);
	return { reference: sent.reference, to: sent.fields.email };
}

async function applies(request: APIRequestContext, word: string) {
	const sent = application('', `${randomUUID()}@example.com`);
	await deliver(request, { ...sent, fields: { ...sent.fields, lastName: word } });
	return { reference: sent.reference, to: sent.fields.email };
}

test('mails to many arrive once each, despite a killed studio and a deferring server', {
	tag: ['@DESK-44', '@DESK-55'],
}, async ({ request }) => {
	const word = ownWord();
	const applicants: Awaited<ReturnType<typeof applies>>[] = [];
	for (let count = 0; count < 30; count++) applicants.push(await applies(request, word));
	const text = `Dear {first name} {last name},\n\ndecided ${word}`;
	const id = await template(request, 'recruiter', { kinds: ['application'], subject: 'Decided', text });
	const letters = {
		key: randomUUID(),
		references: applicants.map((one) => one.reference),
		template: id,
		stage: 'declined',
	};
	const beside = await startBeside();
	const theirs = `key like 'letter ${id} %'`;
	const headers = await as(request, 'recruiter');
	// The studio is killed at the tenth mail.
	const isTenth = `new.key like 'letter ${id} %' and (select count(*) from mails where ${theirs}) = 9`;
	await heldAt({ table: 'mails', event: 'insert', condition: isTenth }, async (isWaitedFor) => {
		const cut = request.post(`${besideUrl}/api/application-letters`, { headers, data: letters }).catch(() => null);
		await expect.poll(isWaitedFor).toBe(true);
		await stop(beside, 'SIGKILL');
		await cut;
	});
	expect((await sql(`select 1 from mails where ${theirs}`)).length).toBeLessThan(applicants.length);
	expect((await post(request, 'recruiter', '/application-letters', letters)).body.sent).toBe(applicants.length);
	const server = await greylisting(1);
	await untilSent(theirs);
	const got = server.received.filter((mail) => mail.text.includes(`decided ${word}`)).flatMap(({ to }) => to);
	expect(got.sort()).toEqual(applicants.map(({ to }) => to).sort());
	const stages = await sql(`select distinct stage from messages where fields->>'lastName' = '${word}'`);
	expect(stages).toEqual([{ stage: 'declined' }]);
	await server.close();
});

test('meeting mails arrive once, despite a killed studio and a deferring server', { tag: '@DESK-55' }, async ({
	request,
}) => {
	const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
	const slug = `fair-${ownWord()}`;
	const noon = `${day}T12:00:00.000Z`;
	const data = {
		...{
			slug,
			title: `Fair ${slug}`,
			titleCn: `展会 ${slug}`,
			address: 'Hall 1',
			startsOn: noon,
			endsOn: noon,
			_status: 'published',
		},
		meetings: {
			timeZone: 'Asia/Dubai',
			sessions: [{ day: noon, from: '09:00', until: '11:00', minutes: 30, place: 'Table A' }],
		},
	};
	const created = await request.post('/api/events', { headers: await as(request, 'editor'), data });
	expect(created.status(), await created.text()).toBe(201);
	const { id: event } = (await created.json()).doc;
	const sent = {
		...contact(`${randomUUID()}@example.com`),
		item: { kind: 'event' as const, id: event },
		meeting: { startsAt: `${day}T05:00:00.000Z`, key: `key-${randomUUID()}` },
	};
	await deliver(request, sent);
	const [booking] = await sql(`select id from bookings where reference = '${sent.reference}'`);
	const headers = await as(request, 'sales');
	const change = async (base: string, form: Record<string, string>) =>
		(await request.post(`${base}/api/meetings/staff`, { headers, form: { id: String(booking?.id), ...form } })).json();
	const beside = await startBeside();
	expect(await change(besideUrl, { startsAt: `${day}T06:00:00.000Z` })).toEqual({ outcome: 'moved' });
	await stop(beside, 'SIGKILL');
	// A visitor who is unsure whether the change worked repeats it.
	expect(await change('', { startsAt: `${day}T06:00:00.000Z` })).toEqual({ outcome: 'moved' });
	const [first, second] = await Promise.all([change('', { do: 'cancel' }), change('', { do: 'cancel' })]);
	expect([first, second]).toContainEqual({ outcome: 'cancelled' });
	const server = await greylisting(2);
	await untilSent(`"to" = '${sent.fields.email}'`);
	const got = server.received.filter(({ to }) => to.includes(sent.fields.email)).map(({ text }) => subjectOf(text));
	expect(got.map((subject) => subject.slice(-14).trim()).length).toBe(3);
	expect(got.filter((subject) => subject.endsWith('is confirmed'))).toHaveLength(1);
	expect(got.filter((subject) => subject.endsWith('has a new time'))).toHaveLength(1);
	expect(got.filter((subject) => subject.endsWith('is canceled'))).toHaveLength(1);
	await server.close();
});

test('waiting replies are sent once each, by two studios and after a crash', { tag: '@DESK-34' }, async ({
	request,
}) => {
	const letters: Awaited<ReturnType<typeof writes>>[] = [];
	for (let count = 0; count < 12; count++) letters.push(await writes(request));
	const beside = await startBeside();
	for (const { reference } of letters) await post(request, 'sales', `/answers/${reference}`, answer());
	const addresses = letters.map(({ to }) => `'${to}'`).join();
	const theirs = `"to" in (${addresses}) and key is not null`;
	const statuses = async () =>
		new Set((await sql(`select status from mails where ${theirs}`)).map((one) => one.status));
	// As a studio leaves a mail if it is killed while sending: claimed for five minutes.
	const claimed = letters[0]?.to;
	const claim = (until: string) =>
		sql(`update mails set next_attempt_at = ${until} where "to" = '${claimed}' and key is not null`);
	await claim(`now() + interval '5 minutes'`);
	const server = await mailServer(false);
	const received = () => server.received.filter(({ text }) => text.includes('Yes, we do.')).flatMap(({ to }) => to);
	await expect.poll(() => received().length, { timeout: 60_000 }).toBe(letters.length - 1);
	expect(received()).not.toContain(claimed);
	await claim('now()');
	await expect.poll(statuses).toEqual(new Set(['sent']));
	expect(received().sort()).toEqual(letters.map(({ to }) => to).sort());
	await stop(beside, 'SIGKILL');
	await server.close();
});

test('a studio killed during a release leaves no part of it, and another completes it', {
	tag: ['@REL-2', '@REL-7'],
}, async ({ request }) => {
	const mark = `killed${Date.now()}`;
	const launched = await launch(request, mark);
	const { release, looks } = launched;
	const beside = await startBeside();
	// By then all other rows of the release are written but not committed.
	const goesLive = { table: 'releases', event: 'update', condition: "new.state = 'live'" } as const;
	await heldAt(goesLive, async (isWaitedFor) => {
		const pressed = press(request, 'editor', release, 'live', {}, besideUrl).catch(() => 'gone');
		await expect.poll(isWaitedFor, { timeout: 60_000 }).toBe(true);
		await stop(beside, 'SIGKILL');
		expect(await pressed).toBe('gone');
	});
	expect((await stateOf(request, release)).state).toBe('open');
	for (const look of looks)
		expect(await look.isOfRelease(await fetch(siteUrl + look.path, { redirect: 'manual' }))).toBe(false);

	await press(request, 'editor', release, 'schedule', scheduled);
	const going = visited(siteUrl, looks, true);
	await sql(`update releases set at = now() where id = ${release}`);
	expectOneMoment(await going, true);
	await press(request, 'editor', release, 'take-back');
	await clear(request, launched);
});
