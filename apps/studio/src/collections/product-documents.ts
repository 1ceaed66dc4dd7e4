import { documentPart } from '@site/contract/document-address';
import { row } from '../fields/codec.ts';
import { choice, formOnly, or, relations, text, words } from '../fields/field.ts';
import { emptyOr } from '../fields/filled.ts';
import { keepDocument } from '../revisions/keep-document.ts';
import { documentKindNames } from '../words/document-names.ts';
import { defineContent } from './define-content.ts';

export const productDocuments = defineContent('productDocuments', 'product-documents', {
	labels: { singular: { en: 'Product document', zh: '产品文件' }, plural: { en: 'Product documents', zh: '产品文件' } },
	disableDuplicate: true,
	isRegulated: true,
	unreleased: true,
	sort: 'id',
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'kind', 'products', 'updatedAt'],
		listSearchableFields: ['title', 'titleCn', 'products.packs.reference'],
		description: {
			en: 'A document of one or several products. Its files are its revisions: the site shows it once one of them is released.',
			zh: '一个或多个产品的文件。其文件内容即各修订版：其中之一发布后网站才会显示。',
		},
	},
	hooks: { beforeChange: [keepDocument] },
	fields: {
		title: words({
			label: { en: 'Title', zh: '标题' },
			required: true,
			help: { en: 'The product and what it is, as lists show it.', zh: '产品及文件名称，如列表所示。' },
		}),
		...row({
			kind: choice(documentKindNames, { label: { en: 'Kind', zh: '类别' }, required: true }),
			part: or(
				'',
				text({
					label: { en: 'Part', zh: '部分' },
					help: {
						en: 'Only where a product has several of this kind, to tell them apart in addresses: extraction-buffer.',
						zh: '仅当一个产品有多份同类文件时使用，以便在地址中区分：extraction-buffer。',
					},
					validate: emptyOr((value) => documentPart.test(value), {
						en: 'Small letters, digits and hyphens.',
						zh: '小写字母、数字和连字符。',
					}),
				}),
			),
		}),
		productIds: relations('products', { stored: 'products', label: { en: 'Products', zh: '产品' }, required: true }),
		_revisions: formOnly({
			name: 'revisions',
			type: 'join',
			label: { en: 'Revisions', zh: '修订版' },
			collection: 'revisions',
			on: 'document',
			admin: { defaultColumns: ['language', 'number', 'state', 'effectiveOn'] },
			defaultSort: '-number',
		}),
	},
});
