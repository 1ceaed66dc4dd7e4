import {
	type DocumentLanguage,
	documentLanguages,
	type ProductDocumentKind,
	productDocumentKinds,
} from '@site/contract/product-documents';
import type { ArrayField, SelectFieldSingleValidation } from 'payload';
import { select } from 'payload/shared';

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

type Row = { kind?: string; language?: string };

const rowsOf = (data: unknown): Row[] => {
	const rows = typeof data === 'object' && data !== null && 'documents' in data ? data.documents : [];
	return Array.isArray(rows) ? rows : [];
};

/** A page has one link for a kind of paper in a language: of two, nobody could tell which one it leads to. */
const once: SelectFieldSingleValidation = (value, options) => {
	const { data, path, siblingData } = options;
	const { language }: Row = siblingData ?? {};
	const at = Number(path.at(-2));
	const isTwice = rowsOf(data).some((row, before) => before < at && row.kind === value && row.language === language);
	if (isTwice) return 'There is one of this kind and language above. Keep one of them, or say what else this is.';
	return select(value, options);
};

/** The company's own files in the place of those that the site makes from the product. */
export const ownDocumentsField: ArrayField = {
	name: 'documents',
	type: 'array',
	label: 'Own documents',
	labels: { singular: 'Own document', plural: 'Own documents' },
	admin: {
		description:
			'Each stands for the sample that the site makes of the same kind and language, wherever a tab links to it. One that no tab links to is listed in a tab of its own. One of a kind and language.',
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
					validate: once,
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
