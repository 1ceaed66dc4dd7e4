import { isPath } from '@site/contract/address';
import { Slug } from '@site/contract/catalogue';
import { redirectedKinds } from '@site/contract/redirects';
import type { CollectionConfig, TextField, TextFieldSingleValidation } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { filled } from '../fields/filled.ts';
import type { CollectionPart } from '../snapshot/part.ts';

const isSlug = (value: string) => Slug.safeParse(value).success;
const misspelled = 'An address has no spaces and none of the characters ? # \\.';
const isAddress = filled(isSlug, misspelled);

/** Only a page may be gone, or lead to any other one. */
const leadsSomewhere: TextFieldSingleValidation = (value, options) => {
	const ofPage = (options.siblingData as { kind?: unknown }).kind === 'page';
	return (ofPage && (!value || isPath(value))) || isAddress(value, options);
};

const address = (name: string, label: string, description: string, validate: TextFieldSingleValidation): TextField => ({
	name,
	type: 'text',
	label,
	index: true,
	admin: { description },
	validate,
});

/** Former addresses. The studio adds one whenever a published item gets another address; staff see and remove them. */
export const redirects: CollectionConfig = {
	slug: 'redirects',
	labels: { singular: 'Former address', plural: 'Former addresses' },
	access: contentAccess(),
	defaultSort: '-createdAt',
	disableDuplicate: true,
	admin: {
		group: 'Site',
		useAsTitle: 'from',
		defaultColumns: ['from', 'kind', 'to', 'createdAt'],
		listSearchableFields: ['from', 'to'],
		description:
			'Made by themselves when the address of something published changes, so that links to it go on working. Something new at a former address is shown instead.',
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		{ name: 'kind', type: 'select', required: true, options: [...redirectedKinds], admin: { position: 'sidebar' } },
		{
			...address('from', 'Former address', 'The last part of the address as it was; of a page all of it.', isAddress),
			required: true,
		},
		address(
			'to',
			'Leads to',
			'The last part of the address as it is now. Of a page all of it, or any page of the site (/contact); left empty, visitors read that the page is gone.',
			leadsSomewhere,
		),
	],
};

export const redirectsPart: CollectionPart<'redirects', 'redirects'> = {
	collection: 'redirects',
	sort: 'id',
	toSnapshot: ({ id, kind, from, to }) => ({ id, kind, from, to: to ?? '' }),
	fromSample: ({ id, kind, from, to }) => ({ id, kind, from, to }),
};
