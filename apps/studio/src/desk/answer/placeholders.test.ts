import { expect, test } from 'vitest';
import { fill, openIn, unknownIn } from './placeholders.ts';

test('a template is filled with values of its message, and gaps stay visible', { tags: '@DESK-31' }, () => {
	const text = 'Dear {first name} {last name}, about {product}: {reference}. {my name}';
	const filled = fill(text, { 'first name': '梅', 'last name': 'Müller', reference: 'T-1', 'my name': 'Sam' });
	expect(filled).toBe('Dear 梅 Müller, about {product}: T-1. Sam');
	expect(openIn(filled)).toEqual(['product']);
});

test('a value that looks like a placeholder or a pattern is text', { tags: ['@DESK-31', '@DESK-36'] }, () => {
	expect(fill('Dear {first name} ({reference})', { 'first name': '{reference} $& $1', reference: 'T-1' })).toBe(
		'Dear {reference} $& $1 (T-1)',
	);
});

test('placeholders without a value are listed', { tags: '@DESK-31' }, () => {
	expect(unknownIn('{first name} {fist name} {First name} {} {first name}')).toEqual(['fist name', 'First name', '']);
	expect(unknownIn('{my name}, {company}')).toEqual([]);
});
