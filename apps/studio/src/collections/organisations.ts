import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { picture } from '../fields/picture.ts';
import { target } from '../fields/target.ts';
import { words } from '../fields/words.ts';
import { draftContent } from './draft-content.ts';

const organisations = <S extends string>(
	slug: S,
	singular: string,
	plural: string,
): CollectionConfig & { slug: S } => ({
	slug,
	labels: { singular, plural },
	access: contentAccess(),
	orderable: true,
	...draftContent,
	admin: {
		group: 'Company',
		useAsTitle: 'name',
		defaultColumns: ['name', 'to', '_status'],
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		{ name: 'name', type: 'text', required: true },
		picture('logo', { label: 'Logo' }),
		words('text', { label: 'Text', long: true }),
		target(),
	],
});

export const partners = organisations('partners', 'Partner', 'Partners');
export const sisterCompanies = organisations('sister-companies', 'Sister company', 'Sister companies');
