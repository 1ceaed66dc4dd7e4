import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { fromHtml } from '../rich-text/from-html.ts';
import { leftEmpty } from './left-empty.ts';

const fields = [
	{ name: 'title', type: 'text', label: 'Title', required: true },
	{ name: 'titleCn', type: 'text', label: 'Title (Chinese)' },
	{ name: 'content', type: 'richText', label: 'Text', required: true },
	{ name: 'picture', type: 'upload', label: 'Picture', required: true },
] as FlattenedField[];

test('empty required texts are listed, formatted ones too', { tags: '@WRITE-2' }, () => {
	const named = (data: Record<string, unknown>) => leftEmpty(fields, data).map(({ label }) => label);
	expect(named({})).toEqual(['Title', 'Text']);
	expect(named({ title: ' ', content: fromHtml('<p></p>') })).toEqual(['Title', 'Text']);
	expect(named({ title: 'A', content: fromHtml('<ul><li>B</li></ul>') })).toEqual([]);
});
