import { createLocalReq } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { type StudioForTests, startStudioForTests } from '../database/studio-for-tests.ts';

let studio: StudioForTests;
beforeAll(async () => {
	studio = await startStudioForTests();
}, 240_000);

const noon = '2096-05-02T12:00:00.000Z';

async function newFair(): Promise<number> {
	const sessions = [{ day: noon, from: '09:00', until: '11:00', minutes: 30, place: 'Table A' }];
	const fair = { slug: 'fair', title: 'Fair', address: 'Hall 1', startsOn: noon, endsOn: noon, _status: 'published' };
	const data = { ...fair, meetings: { timeZone: 'Etc/UTC', sessions } };
	return (await studio.payload.create({ collection: 'events', data: data as never })).id;
}

test('a wish says whether the time is taken or the mailbox has its meetings', {
	tags: ['@MEET-11', '@MEET-18'],
}, async () => {
	const { settleMeeting } = await import('./settle-meeting.ts');
	const event = await newFair();
	let sent = 0;
	const settle = async (startsAt: string, email: string) => {
		sent += 1;
		const envelope = { id: `message-${sent}`, reference: `M-${sent}`, receivedAt: noon, page: '/', suspected: false };
		const fields = { firstName: 'Ines', lastName: 'Duarte', email };
		const meeting = { key: `key-${sent}`, startsAt: `2096-05-02T${startsAt}:00.000Z` };
		const message = {
			kind: 'contact',
			...envelope,
			language: 'en',
			item: { kind: 'event', id: event },
			fields,
			meeting,
		};
		const req = await createLocalReq({}, studio.payload);
		const settled = await inTransaction(req, () => settleMeeting(req, message as never));
		return [settled?.note.replace(/:.*/, ''), settled?.toVisitor?.subject];
	};
	const confirmed = ['Meeting, confirmed', 'Your meeting at Fair is confirmed'];
	expect(await settle('09:00', 'ines@example.com')).toEqual(confirmed);
	expect(await settle('09:30', 'ines+1@example.com')).toEqual(confirmed);
	expect(await settle('10:00', 'ines@example.com')).toEqual([
		'Meeting wished beyond the two that a mailbox is given',
		'Your further meeting at Fair is not confirmed yet',
	]);
	expect(await settle('09:00', 'other@example.com')).toEqual([
		'Meeting wished, but the time is gone',
		'We are looking for another time for your meeting at Fair',
	]);
});
