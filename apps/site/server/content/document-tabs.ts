import type { Product } from '@site/contract/catalogue';
import { type DocumentKind, type DocumentLanguage, documentAddress } from '@site/contract/document-address';
import { escapeHtml } from '@site/contract/escape-html';
import { inLanguage, type Language } from '@site/contract/language';
import { nameOfRevision } from '@site/contract/product-documents';
import { documentWords, lotsText } from '../../app/messages/documents.ts';
import type { Content } from './content.ts';
import { type HeldDocument, heldDocuments } from './document-index.ts';
import { kindNames, languageNames, siteLanguage } from './document-names.ts';

type Tab = { id: number; title: string; content: string };

/** A document in the site's other language is left out if it also exists in the reader's. */
const otherLanguage: Record<Language, DocumentLanguage> = { en: 'zh', cn: 'en' };

function isForReader(document: HeldDocument, all: readonly HeldDocument[], language: Language): boolean {
	if (document.document.kind === 'ifu' || document.language !== otherLanguage[language]) return true;
	return !all.some((other) => other.document === document.document && other.language === siteLanguage[language]);
}

const link = (
	{ document, language: written, revision }: HeldDocument,
	reference: string,
	language: Language,
): string => {
	// The link leads to the document's page, which has the file.
	const facts = languageNames[written][language];
	const title =
		language === 'cn' ? `${inLanguage(document.title, language)}（${facts}）` : `${document.title.en} (${facts})`;
	// A valid revision with a last lot does not apply to present boxes.
	const words = revision.lots.to ? `${title} · ${lotsText(documentWords[language], revision.lots)}` : title;
	const address = documentAddress({ ...document, reference, language: written });
	return `<li><a href="${escapeHtml(address)}" title="${escapeHtml(nameOfRevision(revision))}">${escapeHtml(words)}</a></li>`;
};

/** The product's own tabs, then a tab for each kind of document that it has. */
export function withDocuments(content: Content, product: Product, tabs: readonly Tab[], language: Language): Tab[] {
	const held = heldDocuments(content, product.id);
	const shown = held.filter((document) => isForReader(document, held, language));
	const byKind = Map.groupBy(shown, ({ document }) => document.kind);
	const kinds = Object.keys(kindNames) as DocumentKind[];
	const first = Math.max(0, ...tabs.map((tab) => tab.id)) + 1;
	const documents = kinds
		.filter((kind) => byKind.has(kind))
		.map((kind, at) => {
			const links = (byKind.get(kind) ?? []).map((document) => link(document, product.reference, language));
			return { id: first + at, title: kindNames[kind][language], content: `<ul>${links.join('')}</ul>` };
		});
	return [...documents, ...tabs];
}

/** The link at the head of a product's page to its instructions: in the reader's language, else in English. */
export function instructionsOf(content: Content, product: Product, language: Language): string | null {
	const held = heldDocuments(content, product.id).filter(({ document }) => document.kind === 'ifu');
	const chosen =
		held.find((one) => one.language === siteLanguage[language]) ?? held.find((one) => one.language === 'en') ?? held[0];
	if (!chosen) return null;
	return documentAddress({ ...chosen.document, reference: product.reference, language: chosen.language });
}
