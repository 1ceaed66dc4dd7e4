/** Part of addresses, so none of them ever changes. Films are kept separately. */
export const documentKinds = [
	'ifu',
	'quick-guide',
	'sds',
	'declaration',
	'certificate',
	'letter',
	'fact-sheet',
	'brochure',
	'catalogue',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The languages that a document may be written in; the site itself speaks two. */
export const documentLanguages = ['en', 'zh', 'es', 'fr', 'de', 'it', 'pt'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** In lower case, as in addresses: `extraction-buffer`. */
export const documentPart = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The name of a revision: `A`, `2026-01`. Part of addresses. */
export const revisionLabel = /^[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*$/;

export const documentsBase = '/documents';
/** Documents of several products at once. */
export const documentSetPath = `${documentsBase}/set.zip`;

/** The address of a document in its parts. */
export type DocumentAddress = {
	kind: DocumentKind;
	part: string;
	reference: string;
	language: DocumentLanguage;
	/** The name of a revision; without one, the valid one. */
	revision?: string | undefined;
};

const kindInAddress = ({ kind, part }: Pick<DocumentAddress, 'kind' | 'part'>) =>
	part === '' ? kind : `${kind}-${part}`;

export const documentAddress = ({ reference, language, revision, ...document }: DocumentAddress): string =>
	[documentsBase, encodeURIComponent(reference), kindInAddress(document), language, revision]
		.filter((part) => part !== undefined)
		.join('/');

export const documentFileAddress = (document: DocumentAddress): string => `${documentAddress(document)}.pdf`;

/** The document that the parts of an address ask for, or null if no such document can exist. */
export function readDocumentAddress(parts: readonly string[]): DocumentAddress | null {
	const [reference = '', name = '', spoken = '', revision] = parts;
	const kind = documentKinds.find((candidate) => name === candidate || name.startsWith(`${candidate}-`));
	const language = documentLanguages.find((candidate) => candidate === spoken);
	if (!kind || !language || reference === '' || reference.length > 100 || parts.length > 4) return null;
	const part = name.slice(kind.length + 1);
	if (part === '' ? name !== kind : !documentPart.test(part)) return null;
	if (revision !== undefined && !revisionLabel.test(revision)) return null;
	return { reference, kind, part, language, revision };
}
