import { snapshotParts } from '@site/contract/snapshot';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, test } from 'vitest';
import { itemsOf, parts } from '../snapshot/parts.ts';
import { isWalkable, misshapen } from './form-shape.ts';

process.env.PAYLOAD_SECRET ||= 'fields';
const { default: configured } = await import('../payload.config.ts');
const config = await configured;

const fieldsOf = (wanted: string) =>
	[...config.collections, ...config.globals].find(({ slug }) => slug === wanted)?.flattenedFields ?? [];

test.each(snapshotParts)('the sample’s %s has the shape of its form', (name) => {
	const part = parts[name];
	const fields = fieldsOf('global' in part ? part.global : part.collection);
	expect(fields.length).toBeGreaterThan(0);
	for (const item of itemsOf(name, demoSnapshot))
		expect(
			misshapen(
				fields,
				part.fromSample(item as never, () => 1),
			),
		).toEqual([]);
});

const wrong = (slug: string, data: object) => misshapen(fieldsOf(slug), data).map(({ path }) => path);

test('a value of another kind than its field’s is refused at that field', () => {
	expect(wrong('products', { title: 7, category: {}, certifications: 3, picture: true, content: 'words' })).toEqual([
		'category',
		'certifications',
		'title',
		'picture',
		'content',
	]);
	expect(wrong('products', { specifications: [{ key: 'weight' }, { value: [] }] })).toEqual([
		'specifications.0.key',
		'specifications.1.value',
	]);
	expect(wrong('documents', { contents: null })).toEqual(['contents']);
	expect(wrong('products', { theme: { steps: null, panel: { rows: null } } })).toEqual([
		'theme.panel.rows',
		'theme.steps',
	]);
	expect(wrong('pages', { sections: [{ blockType: 'call', actions: null }] })).toEqual([]);
	expect(wrong('pages', { sections: [{ blockType: 'call', actions: 'none' }, { blockType: 'maze' }] })).toEqual([
		'sections.0.actions',
		'sections',
	]);
	expect(wrong('events', { startsOn: '+275760-09-13T00:00:00.000Z', slug: 'x'.repeat(256) })).toEqual([
		'slug',
		'startsOn',
	]);
});

test('an empty text is no list, group or formatted text; elsewhere it is empty', () => {
	expect(wrong('pages', { sections: '' })).toEqual(['sections']);
	expect(wrong('products', { certifications: '', theme: '', content: '', title: '' })).toEqual([
		'certifications',
		'content',
		'theme',
	]);
});

test('a relation is a number that an id can have', () => {
	for (const picture of [-1, 0, 1.5, 5e-324, 2 ** 31, 'seven', { id: 0.5 }])
		expect(wrong('products', { picture })).toEqual(['picture']);
	for (const picture of [7, '7', { id: 7 }, null, '']) expect(wrong('products', { picture })).toEqual([]);
});

test('a formatted text has a type at every node and its children in lists', () => {
	const text = (root: unknown) => wrong('jobs', { content: { root } });
	expect(text({ type: 'root', children: [{ type: 'text', text: 'a' }] })).toEqual([]);
	for (const children of ['a', [null], [{ text: 'a' }], [{ type: 'text' }], [{ type: 'paragraph', children: {} }]])
		expect(text({ type: 'root', children })).toEqual(['content']);
});

test('a value that is nested too deep or has too many parts is refused', () => {
	const nested = (depth: number) => JSON.parse(`${'{"children":['.repeat(depth)}${']}'.repeat(depth)}`);
	expect(isWalkable(nested(40))).toBe(true);
	for (const data of [nested(60), nested(100_000), { rows: Array.from({ length: 200_001 }) }])
		expect(isWalkable(data)).toBe(false);
	for (const part of Object.values(demoSnapshot))
		expect(isWalkable({ part: Array.isArray(part) ? part[0] : part })).toBe(true);
});
