import { picture, target, text, words } from '../fields/field.ts';
import type { Said } from '../words/said.ts';
import { defineContent } from './define-content.ts';

const organisations = (singular: Said, plural: Said) => ({
	labels: { singular, plural },
	orderable: true as const,
	drafts: true,
	sort: '_order',
	admin: {
		group: { en: 'Company', zh: '公司' },
		useAsTitle: 'name',
		defaultColumns: ['name', 'logo', 'to', '_status'],
	},
	fields: {
		name: text({ label: { en: 'Name', zh: '名称' }, required: true }),
		logo: picture({ label: { en: 'Logo', zh: '标志' } }),
		text: words({ label: { en: 'Text', zh: '正文' }, long: true }),
		to: target(),
	},
});

export const partners = defineContent(
	'partners',
	'partners',
	organisations({ en: 'Partner', zh: '合作伙伴' }, { en: 'Partners', zh: '合作伙伴' }),
);
export const sisterCompanies = defineContent(
	'sisterCompanies',
	'sister-companies',
	organisations({ en: 'Sister company', zh: '兄弟公司' }, { en: 'Sister companies', zh: '兄弟公司' }),
);
