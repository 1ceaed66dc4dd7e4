import {
	type DocumentLanguage,
	documentLanguages,
	type ProductDocumentKind,
	productDocumentKinds,
} from '@site/contract/product-documents';
import type { ArrayField } from 'payload';

const kinds: Record<ProductDocumentKind, string> = {
	'instructions-for-use': 'Instructions for use',
	'quick-reference-card': 'Quick reference card',
	'wall-chart': 'Procedure wall chart',
	'user-manual': 'User manual',
	'cleaning-guide': 'Cleaning and disinfection guide',
	'product-brochure': 'Product brochure',
	'product-sheet': 'Product sheet',
	'safety-data-sheet-extraction-buffer': 'Safety data sheet: extraction buffer',
	'safety-data-sheet-sample-diluent': 'Safety data sheet: sample diluent',
	'safety-data-sheet-test-device': 'Safety data sheet: test device',
	'safety-data-sheet-control-material': 'Safety data sheet: control material',
};

const languages: Record<DocumentLanguage, string> = { en: 'English', zh: 'Chinese', es: 'Spanish', fr: 'French' };

/** The company's own files in the place of those that the site makes from the product. */
export const ownDocumentsField: ArrayField = {
	name: 'documents',
	type: 'array',
	label: 'Own documents',
	labels: { singular: 'Own document', plural: 'Own documents' },
	admin: {
		description:
			'Each stands for the sample that the site makes of the same kind and language, wherever a tab links to it. One that no tab links to is listed in a tab of its own.',
	},
	fields: [
		{
			type: 'row',
			fields: [
				{
					name: 'kind',
					type: 'select',
					label: 'What it is',
					required: true,
					options: productDocumentKinds.map((value) => ({ label: kinds[value], value })),
				},
				{
					name: 'language',
					type: 'select',
					label: 'Language of the document',
					required: true,
					defaultValue: 'en',
					options: documentLanguages.map((value) => ({ label: languages[value], value })),
				},
			],
		},
		{ name: 'document', type: 'upload', relationTo: 'documents', label: 'File', required: true },
	],
};
