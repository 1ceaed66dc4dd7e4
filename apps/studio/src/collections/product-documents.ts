import { type DocumentKind, documentKinds, documentPart } from '@site/contract/document-address';
import type { CollectionConfig } from 'payload';
import { hiddenExceptFor, regulatedAccess } from '../access/content.ts';
import { emptyOr } from '../fields/filled.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { idsOf, text } from '../mapping/words.ts';
import { keepDocument } from '../revisions/keep-document.ts';
import type { Said } from '../words/said.ts';

const kinds: Record<DocumentKind, Said> = {
	ifu: { en: 'Instructions for use', zh: '使用说明书' },
	'quick-guide': { en: 'Quick guide', zh: '快速指南' },
	sds: { en: 'Safety data sheet', zh: '安全技术说明书' },
	declaration: { en: 'Declaration of conformity', zh: '符合性声明' },
	certificate: { en: 'Certificate', zh: '证书' },
	letter: { en: 'Authorization letter', zh: '授权函' },
	'fact-sheet': { en: 'Fact sheet', zh: '情况说明书' },
	brochure: { en: 'Brochure', zh: '宣传册' },
	catalogue: { en: 'Catalog', zh: '产品目录' },
};

export const productDocuments: CollectionConfig = {
	slug: 'product-documents',
	labels: { singular: { en: 'Product document', zh: '产品文件' }, plural: { en: 'Product documents', zh: '产品文件' } },
	access: regulatedAccess,
	disableDuplicate: true,
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'kind', 'products', 'updatedAt'],
		listSearchableFields: ['title', 'titleCn', 'products.packs.reference'],
		description: {
			en: 'A document of one or several products. Its files are its revisions: the site shows it once one of them is released.',
			zh: '一个或多个产品的文件。其文件内容即各修订版：其中之一发布后网站才会显示。',
		},
		hidden: hiddenExceptFor('editor'),
	},
	hooks: { beforeChange: [keepDocument] },
	fields: [
		words('title', {
			label: { en: 'Title', zh: '标题' },
			required: true,
			help: { en: 'The product and what it is, as lists show it.', zh: '产品及文件名称，如列表所示。' },
		}),
		{
			type: 'row',
			fields: [
				{
					name: 'kind',
					type: 'select',
					label: { en: 'Kind', zh: '类别' },
					required: true,
					options: documentKinds.map((value) => ({ label: kinds[value], value })),
				},
				{
					name: 'part',
					type: 'text',
					label: { en: 'Part', zh: '部分' },
					admin: {
						description: {
							en: 'Only where a product has several of this kind, to tell them apart in addresses: extraction-buffer.',
							zh: '仅当一个产品有多份同类文件时使用，以便在地址中区分：extraction-buffer。',
						},
					},
					validate: emptyOr((value) => documentPart.test(value), {
						en: 'Small letters, digits and hyphens.',
						zh: '小写字母、数字和连字符。',
					}),
				},
			],
		},
		{
			name: 'products',
			type: 'relationship',
			label: { en: 'Products', zh: '产品' },
			relationTo: 'products',
			hasMany: true,
			required: true,
		},
		{
			name: 'revisions',
			type: 'join',
			label: { en: 'Revisions', zh: '修订版' },
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
