/** As they stand in addresses, so none of them ever changes. Films have a collection of their own. */
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

/** In small letters, as it stands in an address: `extraction-buffer`. */
export const documentPart = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** A revision by name: `A`, `2026-01`. It stands in an address too. */
export const revisionLabel = /^[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*$/;

export const documentsBase = '/documents';
/** Documents of several products at once. */
export const documentSetPath = `${documentsBase}/set.zip`;

/** What the address of a document says. */
export type DocumentAddress = {
	kind: DocumentKind;
	part: string;
	reference: string;
	language: DocumentLanguage;
	/** The name of a revision; without one, the one that holds now. */
	revision?: string | undefined;
};

const kindInAddress = ({ kind, part }: Pick<DocumentAddress, 'kind' | 'part'>) =>
	part === '' ? kind : `${kind}-${part}`;

export const documentAddress = ({ reference, language, revision, ...document }: DocumentAddress): string =>
	[documentsBase, encodeURIComponent(reference), kindInAddress(document), language, revision]
		.filter((part) => part !== undefined)
		.join('/');

export const documentFileAddress = (document: DocumentAddress): string => `${documentAddress(document)}.pdf`;

/** What the parts of an address ask for, or null where no such document can be. */
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
