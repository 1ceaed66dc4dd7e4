import { type DocumentKind, documentKinds, documentPart } from '@site/contract/document-address';
import type { CollectionConfig } from 'payload';
import { hiddenExceptFor, regulatedAccess } from '../access/content.ts';
import { words } from '../fields/words.ts';
import { keepDocument } from '../revisions/keep-document.ts';
import { pair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { idsOf, text } from '../snapshot/words.ts';

const kinds: Record<DocumentKind, string> = {
	ifu: 'Instructions for use',
	'quick-guide': 'Quick guide',
	sds: 'Safety data sheet',
	declaration: 'Declaration of conformity',
	certificate: 'Certificate',
	letter: 'Authorization letter',
	'fact-sheet': 'Fact sheet',
	brochure: 'Brochure',
	catalogue: 'Catalogue',
};

export const productDocuments: CollectionConfig = {
	slug: 'product-documents',
	labels: { singular: 'Product document', plural: 'Product documents' },
	access: regulatedAccess,
	disableDuplicate: true,
	admin: {
		group: 'Catalogue',
		useAsTitle: 'title',
		defaultColumns: ['title', 'kind', 'products', 'updatedAt'],
		listSearchableFields: ['title', 'titleCn', 'products.packs.reference'],
		description:
			'A document of one or several products. Its files are its revisions: the site shows it once one of them is released.',
		hidden: hiddenExceptFor('editor'),
	},
	hooks: { beforeChange: [keepDocument] },
	fields: [
		words('title', { label: 'Title', required: true, help: 'The product and what it is, as lists show it.' }),
		{
			type: 'row',
			fields: [
				{
					name: 'kind',
					type: 'select',
					required: true,
					options: documentKinds.map((value) => ({ label: kinds[value], value })),
				},
				{
					name: 'part',
					type: 'text',
					admin: {
						description:
							'Only where a product has several of this kind, to tell them apart in addresses: extraction-buffer.',
					},
					validate: (value: unknown) =>
						!value || (typeof value === 'string' && documentPart.test(value)) || 'Small letters, digits and hyphens.',
				},
			],
		},
		{ name: 'products', type: 'relationship', relationTo: 'products', hasMany: true, required: true },
		{
			name: 'revisions',
			type: 'join',
			collection: 'revisions',
			on: 'document',
			admin: { defaultColumns: ['language', 'number', 'state', 'effectiveOn'] },
			defaultSort: '-number',
		},
	],
};

export const productDocumentsPart: CollectionPart<'productDocuments', 'product-documents'> = {
	collection: 'product-documents',
	names: { productIds: 'products' },
	sort: 'id',
	toSnapshot: (doc) => ({
		id: doc.id,
		kind: doc.kind,
		part: doc.part ?? '',
		title: text(doc.title, doc.titleCn),
		productIds: idsOf(doc.products),
	}),
	fromSample: ({ id, kind, part, title, productIds }) => ({
		id,
		kind,
		part,
		...pair('title', title),
		products: productIds,
	}),
};
