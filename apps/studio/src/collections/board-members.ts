import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { picture } from '../fields/picture.ts';
import { richWords } from '../fields/rich-words.ts';
import { slug } from '../fields/slug.ts';
import { target } from '../fields/target.ts';
import { words } from '../fields/words.ts';
import { pair, richPair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { idOf, richText, text } from '../mapping/words.ts';
import { draftContent } from './draft-content.ts';

export const boardMembers: CollectionConfig = {
	slug: 'board-members',
	labels: {
		singular: { en: 'Board member', zh: '委员会成员' },
		plural: { en: 'Scientific strategy board', zh: '科学战略委员会' },
	},
	access: contentAccess(),
	orderable: true,
	...draftContent,
	admin: {
		group: { en: 'Company', zh: '公司' },
		useAsTitle: 'name',
		defaultColumns: ['name', 'portrait', 'role', '_status'],
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		slug('/scientific-strategy-board-info?name=…', { name: 'key' }),
		words('name', { label: { en: 'Name', zh: '姓名' }, required: true }),
		words('role', { label: { en: 'Role', zh: '职务' }, required: true }),
		picture('portrait', { label: { en: 'Portrait', zh: '肖像' } }),
		words('lineOne', { label: { en: 'First line', zh: '第一行' }, required: true }),
		words('lineTwo', { label: { en: 'Second line', zh: '第二行' }, required: true }),
		words('lineThree', { label: { en: 'Third line', zh: '第三行' }, required: true }),
		richWords('biography', { label: { en: 'Biography', zh: '简介' }, required: true }),
		{
			name: 'publications',
			type: 'array',
			label: { en: 'Publications', zh: '发表论文' },
			labels: { singular: { en: 'Publication', zh: '论文' }, plural: { en: 'Publications', zh: '论文' } },
			fields: [
				{ name: 'citation', type: 'textarea', label: { en: 'Citation', zh: '引文' }, required: true },
				target('url', { label: { en: 'Address', zh: '地址' } }),
			],
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
