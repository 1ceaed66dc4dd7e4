import { ValidationError } from 'payload';
import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';

test('names every field and what is the matter with it', () => {
	const errors = [
		{ path: 'picture', label: 'Picture', message: 'This field is required.' },
		{ path: 'publishedOn', message: 'This field is required.' },
	];
	expect(reasonOf(new ValidationError({ collection: 'articles', errors }))).toBe(
		'Picture: This field is required. · publishedOn: This field is required.',
	);
	expect(reasonOf(new Error('the database is away'))).toBe('the database is away');
});
