import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { fromHtml } from '../rich-text/from-html.ts';
import { asNamed } from '../words/said.ts';
import { linksIn } from './links-in.ts';
import { referencesIn } from './references.ts';

const text = (name: string) => ({ name, type: 'text', label: name }) as FlattenedField;
const fields = [
	text('title'),
	text('to'),
	{ name: 'content', type: 'richText', label: { en: 'Text', zh: '正文' } } as FlattenedField,
	{
		name: 'sections',
		type: 'blocks',
		label: { en: 'Sections', zh: '版块' },
		blocks: [{ slug: 'call', flattenedFields: [text('to')] }],
	} as unknown as FlattenedField,
];
const doc = {
	title: 'Not / a link',
	to: 'link:product12',
	content: fromHtml('<p><a href="/contact">Us</a> and <a href="https://example.com/a">them</a></p>'),
	sections: [{ blockType: 'call', to: '/about' }],
};

test('all links of a document are found with their field, at any depth', { tags: ['@LINK-4', '@ZH-2'] }, () => {
	expect(linksIn(fields, doc)).toEqual([
		{ path: 'to', label: asNamed('to'), to: 'link:product12' },
		{ path: 'content', label: { en: 'Text', zh: '正文' }, to: '/contact' },
		{ path: 'content', label: { en: 'Text', zh: '正文' }, to: 'https://example.com/a' },
		{ path: 'sections.0.to', label: { en: 'Sections 1 › to', zh: '版块 1 › to' }, to: '/about' },
	]);
});

test('a link that names an item is a use of that item', { tags: '@LINK-3' }, () => {
	expect(referencesIn(fields, doc)).toEqual([{ path: 'to', collection: 'products', id: 12, isLink: true }]);
});

test('a link to a free page is a use of it, typed or chosen; a picture is not', { tags: '@LINK-3' }, () => {
	expect(referencesIn(fields, { to: 'link:page4' })).toEqual([
		{ path: 'to', collection: 'free-pages', id: 4, isLink: true },
	]);
	const doc = { relationTo: 'free-pages', value: 5 };
	const children = [
		{ type: 'link', fields: { linkType: 'internal', doc } },
		{ type: 'upload', relationTo: 'pictures', value: 6 },
	];
	const content = { root: { type: 'root', children } };
	expect(referencesIn(fields, { content })).toEqual([
		{ path: 'content', collection: 'free-pages', id: 5, isLink: true },
		{ path: 'content', collection: 'pictures', id: 6, isLink: false },
	]);
	expect(linksIn(fields, { content }).map(({ to }) => to)).toEqual(['link:page5']);
});

test('a typed address in a formatted text is a use of the item that it names', { tags: '@LINK-3' }, () => {
	const content = fromHtml('<p><a href="link:article3">One</a> and <a href="/contact">us</a></p>');
	expect(referencesIn(fields, { content })).toEqual([{ path: 'content', collection: 'articles', id: 3, isLink: true }]);
});

test('the addresses that Payload gives a file are no links', { tags: '@LINK-4' }, () => {
	const own = { ...text('thumbnailURL'), admin: { hidden: true } } as FlattenedField;
	expect(linksIn([own], { thumbnailURL: '/api/pictures/file/a-480.webp' })).toEqual([]);
});
