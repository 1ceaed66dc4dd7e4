import { ValidationError } from 'payload';
import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';
import { sayIn } from './said.ts';

test('names every field with its problem', () => {
	const errors = [
		{ path: 'picture', label: 'Picture', message: 'This field is required.' },
		{ path: 'publishedOn', message: 'This field is required.' },
	];
	expect(reasonOf(new ValidationError({ collection: 'articles', errors }))).toBe(
		'Picture: This field is required. · publishedOn: This field is required.',
	);
	const label = { en: 'Picture', zh: '图片' };
	const inBoth = new ValidationError({ collection: 'articles', errors: [{ path: 'picture', label, message: '!' }] });
	expect([reasonOf(inBoth), reasonOf(inBoth, sayIn('zh'))]).toEqual(['Picture: !', '图片: !']);
	expect(reasonOf(new Error('the database is away'))).toBe('the database is away');
});
