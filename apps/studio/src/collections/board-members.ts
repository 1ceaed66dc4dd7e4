import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { picture } from '../fields/picture.ts';
import { richWords } from '../fields/rich-words.ts';
import { slug } from '../fields/slug.ts';
import { target } from '../fields/target.ts';
import { words } from '../fields/words.ts';
import { pair, richPair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { idOf, richText, text } from '../snapshot/words.ts';
import { draftContent } from './draft-content.ts';

export const boardMembers: CollectionConfig = {
	slug: 'board-members',
	labels: { singular: 'Board member', plural: 'Scientific strategy board' },
	access: contentAccess(),
	orderable: true,
	...draftContent,
	admin: {
		group: 'Company',
		useAsTitle: 'name',
		defaultColumns: ['name', 'role', '_status'],
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		slug('/scientific-strategy-board-info?name=…', { name: 'key' }),
		words('name', { label: 'Name', required: true }),
		words('role', { label: 'Role', required: true }),
		picture('portrait', { label: 'Portrait' }),
		words('lineOne', { label: 'First line', required: true }),
		words('lineTwo', { label: 'Second line', required: true }),
		words('lineThree', { label: 'Third line', required: true }),
		richWords('biography', { label: 'Biography', required: true }),
		{
			name: 'publications',
			type: 'array',
			fields: [{ name: 'citation', type: 'textarea', required: true }, target('url', { label: 'Address' })],
		},
	],
};

export const boardMembersPart: CollectionPart<'boardMembers', 'board-members'> = {
	collection: 'board-members',
	names: { 'lines.0': 'lineOne', 'lines.1': 'lineTwo', 'lines.2': 'lineThree' },
	sort: '_order',
	toSnapshot: (doc, pictures) => ({
		id: doc.id,
		key: doc.key,
		name: text(doc.name, doc.nameCn),
		role: text(doc.role, doc.roleCn),
		lines: [text(doc.lineOne, doc.lineOneCn), text(doc.lineTwo, doc.lineTwoCn), text(doc.lineThree, doc.lineThreeCn)],
		biography: richText(doc.biography, doc.biographyCn, pictures.find),
		portrait: pictures.need(idOf(doc.portrait)),
		publications: (doc.publications ?? []).map(({ citation, url }) => ({ citation, url })),
	}),
	fromSample: (item, pictures) => ({
		id: item.id,
		key: item.key,
		...pair('name', item.name),
		...pair('role', item.role),
		...pair('lineOne', item.lines[0]),
		...pair('lineTwo', item.lines[1]),
		...pair('lineThree', item.lines[2]),
		...richPair('biography', item.biography),
		portrait: pictures(item.portrait),
		publications: item.publications,
		_status: 'published',
	}),
};
