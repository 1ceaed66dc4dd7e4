import { brand } from '@site/contract/brand';
import { samples } from '@site/contract/forms/samples';
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
		...samples.quote,
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

test('no text of the visitor is sent back, and a known product is named', () => {
	for (const language of ['en', 'cn'] as const) {
		const submission = quote(language);
		const { subject, text } = confirmation(submission, brand);
		for (const word of Object.values(submission.fields)
			.map(String)
			.filter((value) => value.length > 1))
			expect(subject + text).not.toContain(word);
		expect(text).toContain('R-1');
		expect(confirmation(submission, brand, { about: 'Strep A Rapid Test' }).text).toContain('Strep A Rapid Test');
	}
});

const sampleKit: Submission = {
	kind: 'sampleKit',
	reference: 'R-2',
	receivedAt: '2026-01-01T00:00:00.000Z',
	language: 'cn',
	page: '/',
	suspected: false,
	lines: [
		{ reference: 'AB-1', name: 'Win a prize', quantity: 1 },
		{ reference: 'bad.example', name: 'Click', quantity: 1 },
	],
	fields: {
		...samples.sampleKit,
		products: 'Free money',
		facility: 'laboratory',
		country: 'US',
		clia: '05D1234567',
		firstName: 'Visit bad.example',
		lastName: 'now',
		organization: 'Buy here',
		email: 'a@example.com',
		phone: '1',
	},
};

test('a lead form is confirmed with choices and known packs, in its language', { tags: '@FORM-34' }, () => {
	const product = { id: 1, title: 'Strep A Rapid Test', titleCn: '链球菌检测' };
	const lines = (sampleKit.lines ?? []).map((line, at) => ({
		...line,
		discontinued: false,
		...(at === 0 && { product }),
	}));
	const { text } = confirmation(sampleKit, brand, { lines });
	for (const told of ['1 × AB-1 链球菌检测', '工作场所：实验室', '国家或地区：美国', 'CLIA 编号：05D1234567'])
		expect(text).toContain(told);
	for (const word of ['bad.example', 'Win a prize', 'Free money', 'Buy here']) expect(text).not.toContain(word);
});
