import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { picture } from '../fields/picture.ts';
import { target } from '../fields/target.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { idOf, text } from '../mapping/words.ts';
import type { Said } from '../words/said.ts';
import { draftContent } from './draft-content.ts';

const organisations = <S extends string>(slug: S, singular: Said, plural: Said): CollectionConfig & { slug: S } => ({
	slug,
	labels: { singular, plural },
	access: contentAccess(),
	orderable: true,
	...draftContent,
	admin: {
		group: { en: 'Company', zh: '公司' },
		useAsTitle: 'name',
		defaultColumns: ['name', 'logo', 'to', '_status'],
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		{ name: 'name', type: 'text', label: { en: 'Name', zh: '名称' }, required: true },
		picture('logo', { label: { en: 'Logo', zh: '标志' } }),
		words('text', { label: { en: 'Text', zh: '正文' }, long: true }),
		target(),
	],
});

export const partners = organisations(
	'partners',
	{ en: 'Partner', zh: '合作伙伴' },
	{ en: 'Partners', zh: '合作伙伴' },
);
export const sisterCompanies = organisations(
	'sister-companies',
	{ en: 'Sister company', zh: '兄弟公司' },
	{ en: 'Sister companies', zh: '兄弟公司' },
);

const organisation: Omit<
	CollectionPart<'partners' | 'sisterCompanies', 'partners' | 'sister-companies'>,
	'collection'
> = {
	sort: '_order',
	toSnapshot: (doc, pictures) => ({
		id: doc.id,
		name: doc.name,
		logo: pictures.need(idOf(doc.logo)),
		text: text(doc.text, doc.textCn),
		to: doc.to,
	}),
	fromSample: (item, pictures) => ({
		id: item.id,
		name: item.name,
		logo: pictures(item.logo),
		...pair('text', item.text),
		to: item.to,
		_status: 'published',
	}),
};

export const partnersPart: CollectionPart<'partners', 'partners'> = { collection: 'partners', ...organisation };
export const sisterCompaniesPart: CollectionPart<'sisterCompanies', 'sister-companies'> = {
	collection: 'sister-companies',
	...organisation,
};
