import type { DocumentKind, DocumentLanguage } from './document-address.ts';

/** Where the documents of products were before they had revisions: `/documents/products/{ref}/{name}-{language}.pdf`. */
export const formerDocumentsBase = '/documents/products/';

type Named = { kind: DocumentKind; part: string };

const names: Record<string, Named> = {
	'instructions-for-use': { kind: 'ifu', part: '' },
	'quick-reference-card': { kind: 'quick-guide', part: '' },
	'wall-chart': { kind: 'quick-guide', part: 'wall-chart' },
	'user-manual': { kind: 'ifu', part: '' },
	'cleaning-guide': { kind: 'ifu', part: 'cleaning' },
	'product-brochure': { kind: 'brochure', part: '' },
	'product-sheet': { kind: 'fact-sheet', part: '' },
	'safety-data-sheet-extraction-buffer': { kind: 'sds', part: 'extraction-buffer' },
	'safety-data-sheet-sample-diluent': { kind: 'sds', part: 'sample-diluent' },
	'safety-data-sheet-test-device': { kind: 'sds', part: 'test-device' },
	'safety-data-sheet-control-material': { kind: 'sds', part: 'control-material' },
};
const languages: readonly DocumentLanguage[] = ['en', 'zh', 'es', 'fr'];

export type FormerDocument = Named & { reference: string; language: DocumentLanguage };

/** What a document of before is called now. */
export const documentOfBefore = (name: string): Named | null =>
	Object.hasOwn(names, name) ? (names[name] ?? null) : null;

/** What a former address asks for, or null where none was there. Its reference is in small letters. */
export function readFormerDocument(path: string): FormerDocument | null {
	if (!path.startsWith(formerDocumentsBase) || path.length > 300) return null;
	const [, reference = '', name = '', ending = ''] =
		/^([^/]+)\/([a-z-]+)-([a-z]{2})\.pdf$/.exec(path.slice(formerDocumentsBase.length)) ?? [];
	const named = documentOfBefore(name);
	const language = languages.find((candidate) => candidate === ending);
	if (!named || !language) return null;
	try {
		return { ...named, reference: decodeURIComponent(reference), language };
	} catch {
		return null;
	}
}
