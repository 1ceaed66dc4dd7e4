import type { CollectionConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { fixedAccess } from '../access/fixed.ts';
import { day } from '../fields/day.ts';
import { richWords } from '../fields/rich-words.ts';
import { words } from '../fields/words.ts';
import { alwaysThere } from '../publish/always-there.ts';
import { noon } from '../seed/noon.ts';
import { pair, richPair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { day as dayOf, richText, text } from '../snapshot/words.ts';
import { draftContent } from './draft-content.ts';

export const legalTexts: CollectionConfig = {
	slug: 'legal-texts',
	labels: { singular: 'Legal text', plural: 'Legal texts' },
	access: fixedAccess('legal-texts', 2),
	hooks: alwaysThere('key'),
	...draftContent,
	admin: { group: 'Pages', useAsTitle: 'key', hidden: hiddenExceptFor('editor') },
	fields: [
		{
			name: 'key',
			type: 'select',
			label: 'Page',
			required: true,
			unique: true,
			options: [
				{ label: 'Privacy policy', value: 'privacy-policy' },
				{ label: 'Terms and conditions', value: 'terms-and-conditions' },
			],
			admin: { position: 'sidebar' },
		},
		day('updatedOn', { label: 'Last updated', sidebar: true }),
		richWords('intro', { label: 'Introduction' }),
		{
			name: 'sections',
			type: 'array',
			minRows: 1,
			labels: { singular: 'Section', plural: 'Sections' },
			fields: [
				words('title', { label: 'Title', required: true }),
				richWords('body', { label: 'Text', required: true }),
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
