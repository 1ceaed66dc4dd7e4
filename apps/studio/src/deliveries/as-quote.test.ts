import { leadForms } from '@site/contract/lead-forms';
import { JournalEntry } from '@site/contract/submission';
import { expect, it } from 'vitest';
import { asQuote } from './store-submission.ts';

const fields = {
	firstName: 'Ada',
	lastName: 'Lim',
	email: 'ada@example.com',
	organization: 'Clinic',
	jobTitle: 'Buyer',
	phone: '1',
	message: 'Prices',
	source: 'Referral',
};
const journaled = (type: string) => ({
	kind: 'contact',
	reference: 'R-1',
	receivedAt: '2026-11-01T00:00:00.000Z',
	language: 'en',
	page: '/lead-form/quote',
	suspected: false,
	lines: [{ reference: 'AB-1', name: 'Test', quantity: 2 }],
	fields: { ...fields, type },
});

it('a quote journaled as a message becomes a quote request with its lines', { tags: '@LIST-10' }, () => {
	const entry = asQuote(JournalEntry.parse(journaled(leadForms.quote.type)));
	expect(entry).toMatchObject({
		kind: 'leadQuote',
		reference: 'R-1',
		lines: [{ reference: 'AB-1', quantity: 2 }],
		fields: { firstName: 'Ada', organization: 'Clinic', message: 'Prices', productName: '' },
	});
	expect(JournalEntry.parse(entry)).toEqual(entry);
});

it('any other message stays a message', () => {
	const entry = JournalEntry.parse(journaled('Contact Us'));
	expect(asQuote(entry)).toBe(entry);
});
