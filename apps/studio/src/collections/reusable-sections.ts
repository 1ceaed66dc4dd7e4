import { reusedSections } from '../blocks/section-blocks.ts';
import { note, text } from '../fields/field.ts';
import { defineContent } from './define-content.ts';

/** Sections that several pages show: a change of one shows on all of them. */
export const reusableSections = defineContent('reusableSections', 'reusable-sections', {
	labels: {
		singular: { en: 'Reusable section', zh: '可复用版块' },
		plural: { en: 'Reusable sections', zh: '可复用版块' },
	},
	drafts: true,
	shownByOthers: true,
	defaultSort: 'title',
	sort: 'id',
	admin: {
		group: { en: 'Pages', zh: '页面' },
		useAsTitle: 'title',
		defaultColumns: ['title', '_status', 'updatedAt'],
		description: {
			en: 'Written once and shown on every page that has it. Published, a change is on all of them.',
			zh: '只写一次，显示在所有用到它的页面上。发布后，修改即在所有页面生效。',
		},
	},
	fields: {
		_usedBy: note('usedBy', '/src/publish/used-by-note.tsx#UsedByNote'),
		name: text({
			stored: 'title',
			label: { en: 'Name', zh: '名称' },
			required: true,
			help: {
				en: 'For colleagues, who choose it by this name. Visitors do not see it.',
				zh: '供同事按名称选择。访客看不到。',
			},
		}),
		sections: reusedSections,
	},
});
