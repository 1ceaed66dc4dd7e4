import { type DocumentKind, type DocumentLanguage, documentFileAddress } from '@site/contract/document-address';
import { nameOfRevision, type Revision } from '@site/contract/product-documents';
import type { Content } from './content.ts';
import { documentIndex, heldRevision } from './document-index.ts';

/** A document of a set: its file name, and its line in the manifest. */
export type SetEntry = {
	path: string;
	reference: string;
	kind: DocumentKind;
	language: DocumentLanguage;
	revision: Revision;
};

const mostReferences = 100;

/** References separated by lines, commas, spaces or semicolons; each once. */
export const readReferences = (pasted: string): string[] =>
	[...new Set(pasted.split(/[\s,;]+/).filter(Boolean))].slice(0, mostReferences);

/** The valid documents for these catalogue numbers, in one language or in all, and the unknown numbers. */
export function documentSet(
	content: Content,
	{ references, spoken }: { references: readonly string[]; spoken: DocumentLanguage | null },
): { entries: SetEntry[]; unknown: string[] } {
	const { byReference } = documentIndex(content);
	const found = references.map((asked) => ({ asked, known: byReference.get(asked.toLowerCase()) }));
	const entries = new Map<string, SetEntry>();
	for (const { known } of found)
		for (const { document, editions } of known?.documents ?? [])
			for (const edition of editions) {
				const revision = heldRevision(edition);
				if (!known || !revision || (spoken !== null && edition.language !== spoken)) continue;
				const { reference } = known;
				const at = { ...document, reference, language: edition.language, revision: nameOfRevision(revision) };
				const [, , ...parts] = documentFileAddress(at).split('/');
				const path = `${parts[0]}/${parts.slice(1).join('-')}`;
				entries.set(path, { path, reference, kind: document.kind, language: edition.language, revision });
			}
	return { entries: [...entries.values()], unknown: found.flatMap(({ asked, known }) => (known ? [] : [asked])) };
}
