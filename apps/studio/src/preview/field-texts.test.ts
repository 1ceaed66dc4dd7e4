import { describe, expect, test } from 'vitest';
import { fieldOfClick, textOf } from './field-texts.ts';

const fields = [
	{ path: 'title', text: 'A new test' },
	{ path: 'content', text: 'It reads in ten minutes. No instrument is needed.' },
	{ path: 'sections.0.title', text: 'For laboratories' },
	{ path: 'sections.0.buttons.0.label', text: 'Learn more' },
	{ path: 'sections.0.buttons.0.note', text: 'For the bench' },
	{ path: 'sections.1.buttons.0.label', text: 'Learn more' },
	{ path: 'sections.1.buttons.0.note', text: 'For the ward' },
];

describe('a click in the preview', { tags: '@EDIT-5' }, () => {
	test('leads to the field with these words', () => {
		expect(fieldOfClick(['A new test', 'A new test It reads'], fields)).toBe('title');
	});

	test('leads to the text that contains the clicked paragraph', () => {
		expect(fieldOfClick(['No instrument is needed.'], fields)).toBe('content');
	});

	test('leads to the nearest field if the words of the element are in no field', () => {
		expect(fieldOfClick(['→', 'For laboratories →'], fields)).toBe('sections.0.title');
	});

	test('leads to the row whose other words are around it, if several have the same', () => {
		expect(fieldOfClick(['Learn more', 'Learn more For the ward'], fields)).toBe('sections.1.buttons.0.label');
	});

	test('leads nowhere if no field has the words', () => {
		expect(fieldOfClick(['Cookies', 'Cookies and more'], fields)).toBeUndefined();
	});

	test('finds formatted text by its words', () => {
		const text = { type: 'text', text: 'ten minutes' };
		const root = { children: [{ type: 'paragraph', children: [text, { type: 'link', children: [text] }] }] };
		expect(textOf({ root })).toBe('ten minutesten minutes');
		expect(textOf({ root: { children: [...root.children, ...root.children] } })).toBe(
			'ten minutesten minutes ten minutesten minutes',
		);
	});
});
