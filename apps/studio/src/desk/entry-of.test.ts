import { expect, test } from 'vitest';
import { entryOf, type LetterDoc, searchTextOf } from './entry-of.ts';

const base = { id: 7, updatedAt: '2026-11-17T10:00:00.000Z', receivedAt: '2026-11-16T10:00:00.000Z', reference: 'R-1' };
const contact: LetterDoc = {
	...base,
	firstName: 'Mei',
	lastName: 'Tanaka',
	email: 'Mei@Example.com',
	organization: 'Harbor Clinic',
	message: 'Please\n\ncall   me.',
	type: 'Contact Us',
	status: 'new',
};

test('a message shows sender, subject and first words on one line (DESK-1)', () => {
	expect(entryOf('contact-messages', contact)).toMatchObject({
		kind: 'message',
		who: 'Mei Tanaka',
		about: 'Contact Us',
		opening: 'Please call me.',
		email: 'mei@example.com',
		state: 'new',
	});
});

test('lead forms and event forms have their own kinds (DESK-2)', () => {
	const kindWith = (fields: object) => entryOf('contact-messages', { ...contact, ...fields }).kind;
	expect(kindWith({ type: 'Quote request' })).toBe('quote');
	expect(kindWith({ type: 'Sample kit request' })).toBe('sample');
	expect(kindWith({ type: 'Distributor application' })).toBe('distributor');
	expect(kindWith({ type: 'Newsletter sign-up' })).toBe('signup');
	expect(kindWith({ type: 'Spring Days', itemKind: 'event', itemId: 4 })).toBe('meeting');
	expect(entryOf('problem-reports', { ...base, state: 'examining', name: 'Ada' })).toMatchObject({
		kind: 'report',
		who: 'Ada',
		state: 'open',
	});
});

test('an item is known by kind and number, whatever its title was (DESK-5)', () => {
	const asked = { ...contact, itemKind: 'product', itemId: 12, itemTitle: 'Influenza A+B' };
	expect(entryOf('contact-messages', asked)).toMatchObject({ item: 'product-12', about: 'Influenza A+B' });
});

test('the earlier of reply and completion counts as handled (DESK-16)', () => {
	const handled = { ...contact, doneAt: '2026-11-17T09:00:00.000Z', answeredAt: '2026-11-16T12:00:00.000Z' };
	expect(entryOf('contact-messages', handled).handled_at).toBe('2026-11-16T12:00:00.000Z');
});

test('search reads the text of the message, its lines and the notes (DESK-4)', () => {
	const lines = [{ quantity: 20, reference: 'HA-FLU-25', name: 'Influenza' }];
	const text = searchTextOf('contact-messages', { ...contact, lines }, ['Called on Monday.']);
	for (const words of ['call   me', 'Tanaka', 'Harbor Clinic', 'R-1', '20 × HA-FLU-25', 'Called on Monday.'])
		expect(text).toContain(words);
});
