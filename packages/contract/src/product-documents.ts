/** The documents that the site itself makes from what a product says. */
const plainKinds = [
	'instructions-for-use',
	'quick-reference-card',
	'wall-chart',
	'user-manual',
	'cleaning-guide',
	'product-brochure',
	'product-sheet',
] as const;
export const safetyParts = ['extraction-buffer', 'sample-diluent', 'test-device', 'control-material'] as const;
export type SafetyPart = (typeof safetyParts)[number];
export type ProductDocumentKind = (typeof plainKinds)[number] | `safety-data-sheet-${SafetyPart}`;

export const productDocumentKinds: ProductDocumentKind[] = [
	...plainKinds,
	...safetyParts.map((part) => `safety-data-sheet-${part}` as const),
];

export const documentLanguages = ['en', 'zh', 'es', 'fr'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

export type ProductDocument = { reference: string; kind: ProductDocumentKind; language: DocumentLanguage };

/** Whatever is written beside the product comes in the site's two languages; instructions in those of its buyers. */
const isOffered = ({ kind, language }: Pick<ProductDocument, 'kind' | 'language'>) =>
	kind === 'instructions-for-use' || language === 'en' || language === 'zh';

export const productDocumentsBase = '/documents/products/';

export const productDocumentPath = ({ reference, kind, language }: ProductDocument) =>
	`${productDocumentsBase}${encodeURIComponent(reference.toLowerCase())}/${kind}-${language}.pdf`;

/** What a path asks for, or null where no such document can be. The reference comes in small letters. */
export function readProductDocumentPath(path: string): ProductDocument | null {
	if (!path.startsWith(productDocumentsBase) || path.length > 300) return null;
	const [, reference = '', name = '', ending = ''] =
		/^([^/]+)\/([a-z-]+)-([a-z]{2})\.pdf$/.exec(path.slice(productDocumentsBase.length)) ?? [];
	const kind = productDocumentKinds.find((candidate) => candidate === name);
	const language = documentLanguages.find((candidate) => candidate === ending);
	if (!kind || !language || !isOffered({ kind, language })) return null;
	try {
		return { reference: decodeURIComponent(reference), kind, language };
	} catch {
		return null;
	}
}
