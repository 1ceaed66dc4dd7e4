import { samples } from '@site/contract/forms/samples';
import { expect, test } from 'vitest';
import { lineText } from './lines.ts';
import { kindOf, type Work } from './message-kinds.ts';
import { soughtIn, summaryOf } from './summary.ts';

const envelope = {
	reference: 'R-1',
	receivedAt: '2026-11-16T10:00:00.000Z',
	language: 'en' as const,
	page: '/contact',
	suspected: false,
};
const contact = (fields: object = {}): Extract<Work, { kind: 'contact' }> => ({
	kind: 'contact',
	...envelope,
	fields: {
		...samples.contact,
		firstName: 'Mei',
		lastName: 'Tanaka',
		email: 'Mei@Example.com',
		organization: 'Harbor Clinic',
		message: 'Please\n\ncall   me.',
		...fields,
	},
});
const line = { quantity: 20, reference: '0012-3', name: 'Größe 试剂', discontinued: false };

test('a message shows sender, subject and first words on one line', { tags: '@DESK-1' }, () => {
	expect(summaryOf(contact(), { lines: [] })).toMatchObject({
		who: 'Mei Tanaka',
		about: 'Contact Us',
		opening: 'Please call me.',
		email: 'mei@example.com',
	});
	expect(summaryOf(contact(), { itemTitle: 'Influenza A+B', lines: [] }).about).toBe('Influenza A+B');
});

test('lead forms and event forms have their own kinds', { tags: '@DESK-2' }, () => {
	const kindWith = (type: string) => kindOf(contact({ type }));
	expect(kindWith('Quote request')).toBe('quote');
	expect(kindWith('Sample kit request')).toBe('sample');
	expect(kindWith('Distributor application')).toBe('distributor');
	expect(kindWith('Newsletter sign-up')).toBe('signup');
	expect(kindOf(contact({ type: 'Spring Days' }), 'event')).toBe('meeting');
	expect(kindOf({ kind: 'newsletter', ...envelope, fields: { ...samples.newsletter } })).toBe('signup');
});

test('a distributor’s country is their main territory, by its name', { tags: '@DESK-5' }, () => {
	const work: Work = { kind: 'distributor', ...envelope, fields: { ...samples.distributor } };
	expect(summaryOf(work, { lines: [] })).toMatchObject({ country: 'Ireland', about: 'Distributor application' });
});

test('search reads the text of the message and its lines', { tags: '@DESK-4' }, () => {
	const text = soughtIn(contact(), [line]).join('\n');
	for (const words of ['call   me', 'Tanaka', 'Harbor Clinic', '20 × 0012-3']) expect(text).toContain(words);
});

test('a line of a list is told by quantity, number and name', { tags: '@LIST-10' }, () => {
	expect(lineText(line)).toBe('20 × 0012-3 Größe 试剂');
	expect(lineText({ ...line, discontinued: true })).toBe('20 × 0012-3 Größe 试剂 (discontinued)');
});
