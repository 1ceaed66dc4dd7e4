import { brand } from '@site/contract/brand';
import type { Submission } from '@site/contract/submission';
import { expect, test } from 'vitest';
import { confirmation } from './confirmation.ts';

const quote = (language: 'en' | 'cn'): Submission => ({
	kind: 'quote',
	reference: 'R-1',
	receivedAt: '2026-01-01T00:00:00.000Z',
	language,
	page: '/',
	suspected: false,
	fields: {
		firstName: 'Visit https://bad.example',
		lastName: 'now',
		email: 'a@example.com',
		phone: '1',
		organization: 'Buy here',
		jobTitle: 'x',
		message: 'Free money',
		productName: 'Win a prize at bad.example',
	},
});

test('no word of the visitor’s own goes out again, and a known product is named', () => {
	for (const language of ['en', 'cn'] as const) {
		const submission = quote(language);
		const { subject, text } = confirmation(submission, brand);
		for (const word of Object.values(submission.fields)
			.map(String)
			.filter((value) => value.length > 1))
			expect(subject + text).not.toContain(word);
		expect(text).toContain('R-1');
		expect(confirmation(submission, brand, 'Strep A Rapid Test').text).toContain('Strep A Rapid Test');
	}
});
