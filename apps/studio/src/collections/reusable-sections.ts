import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { fromSection, ownSections, section } from '../blocks/section-blocks.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { draftContent } from './draft-content.ts';

/** Sections that several pages show: a change of one shows on all of them. */
export const reusableSections: CollectionConfig = {
	slug: 'reusable-sections',
	labels: {
		singular: { en: 'Reusable section', zh: '可复用版块' },
		plural: { en: 'Reusable sections', zh: '可复用版块' },
	},
	access: contentAccess(),
	...draftContent,
	defaultSort: 'title',
	admin: {
		group: { en: 'Pages', zh: '页面' },
		useAsTitle: 'title',
		defaultColumns: ['title', '_status', 'updatedAt'],
		description: {
			en: 'Written once and shown on every page that has it. Published, a change is on all of them.',
			zh: '只写一次，显示在所有用到它的页面上。发布后，修改即在所有页面生效。',
		},
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		{
			name: 'usedBy',
			type: 'ui',
			admin: { disableListColumn: true, components: { Field: '/src/publish/used-by-note.tsx#UsedByNote' } },
		},
		{
			name: 'title',
			type: 'text',
			label: { en: 'Name', zh: '名称' },
			required: true,
			admin: {
				description: {
					en: 'For colleagues, who choose it by this name. Visitors do not see it.',
					zh: '供同事按名称选择。访客看不到。',
				},
			},
		},
		ownSections,
	],
};

export const reusableSectionsPart: CollectionPart<'reusableSections', 'reusable-sections'> = {
	collection: 'reusable-sections',
	sort: 'id',
	toSnapshot: (doc, pictures) => ({
		id: doc.id,
		name: doc.title,
		sections: (doc.sections ?? []).map((block) => section(block, pictures)),
	}),
	names: { name: 'title' },
	fromSample: (item, pictures) => ({
		id: item.id,
		title: item.name,
		sections: item.sections.map((sample) => fromSection(sample, pictures)),
		_status: 'published',
	}),
};
