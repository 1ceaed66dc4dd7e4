import { choice, day, list, rich, words } from '../fields/field.ts';
import { defineContent } from './define-content.ts';

export const legalTexts = defineContent('legal', 'legal-texts', {
	labels: { singular: { en: 'Legal text', zh: '法律文本' }, plural: { en: 'Legal texts', zh: '法律文本' } },
	fixed: { place: 'key', count: 2 },
	drafts: true,
	sort: 'id',
	admin: { group: { en: 'Pages', zh: '页面' }, useAsTitle: 'key' },
	fields: {
		key: choice(
			{
				'privacy-policy': { en: 'Privacy policy', zh: '隐私政策' },
				'terms-and-conditions': { en: 'Terms and conditions', zh: '使用条款' },
			},
			{ label: { en: 'Page', zh: '页面' }, required: true, unique: true, sidebar: true },
		),
		updatedOn: day({ label: { en: 'Last updated', zh: '最近更新' }, sidebar: true }),
		intro: rich({ label: { en: 'Introduction', zh: '引言' } }),
		sections: list(
			{
				label: { en: 'Sections', zh: '版块' },
				singular: { en: 'Section', zh: '版块' },
				plural: { en: 'Sections', zh: '版块' },
				minRows: 1,
			},
			{
				title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
				body: rich({ label: { en: 'Text', zh: '正文' }, required: true }),
			},
		),
	},
});
