import type { CollectionConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { fixedAccess } from '../access/fixed.ts';
import { day } from '../fields/day.ts';
import { richWords } from '../fields/rich-words.ts';
import { words } from '../fields/words.ts';
import { noon } from '../mapping/noon.ts';
import { pair, richPair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { day as dayOf, richText, text } from '../mapping/words.ts';
import { alwaysThere } from '../publish/always-there.ts';
import { draftContent } from './draft-content.ts';

export const legalTexts: CollectionConfig = {
	slug: 'legal-texts',
	labels: { singular: { en: 'Legal text', zh: '法律文本' }, plural: { en: 'Legal texts', zh: '法律文本' } },
	access: fixedAccess('legal-texts', 2),
	hooks: alwaysThere('key'),
	...draftContent,
	admin: { group: { en: 'Pages', zh: '页面' }, useAsTitle: 'key', hidden: hiddenExceptFor('editor') },
	fields: [
		{
			name: 'key',
			type: 'select',
			label: { en: 'Page', zh: '页面' },
			required: true,
			unique: true,
			options: [
				{ label: { en: 'Privacy policy', zh: '隐私政策' }, value: 'privacy-policy' },
				{ label: { en: 'Terms and conditions', zh: '使用条款' }, value: 'terms-and-conditions' },
			],
			admin: { position: 'sidebar' },
		},
		day('updatedOn', { label: { en: 'Last updated', zh: '最近更新' }, sidebar: true }),
		richWords('intro', { label: { en: 'Introduction', zh: '引言' } }),
		{
			name: 'sections',
			type: 'array',
			label: { en: 'Sections', zh: '版块' },
			minRows: 1,
			labels: { singular: { en: 'Section', zh: '版块' }, plural: { en: 'Sections', zh: '版块' } },
			fields: [
				words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
				richWords('body', { label: { en: 'Text', zh: '正文' }, required: true }),
			],
		},
	],
};

export const legalTextsPart: CollectionPart<'legal', 'legal-texts'> = {
	collection: 'legal-texts',
	sort: 'id',
	toSnapshot: (doc, pictures) => ({
		key: doc.key,
		updatedOn: dayOf(doc.updatedOn),
		intro: richText(doc.intro, doc.introCn, pictures.find),
		sections: (doc.sections ?? []).map((section) => ({
			title: text(section.title, section.titleCn),
			body: richText(section.body, section.bodyCn, pictures.find),
		})),
	}),
	fromSample: (item) => ({
		key: item.key,
		updatedOn: noon(item.updatedOn),
		...richPair('intro', item.intro),
		sections: item.sections.map(({ title, body }) => ({ ...pair('title', title), ...richPair('body', body) })),
		_status: 'published',
	}),
};
