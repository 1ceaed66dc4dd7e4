import type { DocumentAddress } from '@site/contract/document-address';
import { inLanguage, type Language } from '@site/contract/language';
import type { Content } from './content.ts';
import { documentIndex } from './document-index.ts';
import { rowsOf } from './document-library.ts';
import { kindNames, languageNames } from './document-names.ts';
import { statementOf } from './registrations.ts';

/**
 * Documents of a kind that a product has for its parts only, such as safety data sheets of two liquids; else null.
 */
export function documentParts(content: Content, { asked, language }: { asked: DocumentAddress; language: Language }) {
	const known = documentIndex(content).byReference.get(asked.reference.toLowerCase());
	const documents = known?.documents.filter(({ document }) => document.kind === asked.kind) ?? [];
	const product = documents[0]?.products[0];
	if (!known || !product || asked.part !== '' || asked.revision !== undefined) return null;
	const { reference } = known;
	const query = { lot: '', kind: asked.kind, spoken: asked.language, language };
	const rows = rowsOf({ product: { ...product, reference }, documents }, query);
	if (rows.length === 0) return null;
	return {
		reference,
		kind: kindNames[asked.kind][language],
		languageName: languageNames[asked.language][language],
		product: {
			slug: product.slug,
			title: inLanguage(product.title, language),
			emergencyUse: statementOf(content, product, language),
		},
		rows,
	};
}
export type DocumentParts = NonNullable<ReturnType<typeof documentParts>>;
