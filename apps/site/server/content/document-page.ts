import { type DocumentAddress, documentAddress, documentFileAddress } from '@site/contract/document-address';
import { inLanguage, type Language } from '@site/contract/language';
import { nameOfRevision, type Revision } from '@site/contract/product-documents';
import type { Content } from './content.ts';
import { dayText } from './dates.ts';
import { documentIndex, type Edition, heldRevision, type IndexedDocument } from './document-index.ts';
import { kindNames, languageNames } from './document-names.ts';
import { statementOf } from './registrations.ts';

/** The document that an address leads to. */
export type FoundDocument = {
	/** The canonical address. */
	address: DocumentAddress;
	entry: IndexedDocument;
	edition: Edition;
	/** The revision in the address, or the newest. */
	revision: Revision;
};

export function foundDocument(content: Content, asked: DocumentAddress): FoundDocument | null {
	const known = documentIndex(content).byReference.get(asked.reference.toLowerCase());
	const entry = known?.documents.find(({ document }) => document.kind === asked.kind && document.part === asked.part);
	const edition = entry?.editions.find(({ language }) => language === asked.language);
	const named = (revision: Revision) => nameOfRevision(revision) === asked.revision;
	const revision = asked.revision === undefined ? edition?.revisions[0] : edition?.revisions.find(named);
	if (!known || !entry || !edition || !revision) return null;
	return { address: { ...asked, reference: known.reference }, entry, edition, revision };
}

const revisionView = (revision: Revision, at: DocumentAddress, language: Language) => {
	const own = { ...at, revision: nameOfRevision(revision) };
	return {
		name: own.revision,
		state: revision.state,
		effective: dayText(revision.effectiveOn, language),
		ended: revision.endedOn && dayText(revision.endedOn, language),
		changes: inLanguage(revision.changes, language),
		reason: inLanguage(revision.reason, language),
		lots: revision.lots,
		bytes: revision.file.bytes,
		sha256: revision.file.sha256,
		address: documentAddress(own),
		file: documentFileAddress(own),
	};
};

/** The newest revision of each language, and whether it is the newest of all. */
const languageView = ({ editions }: IndexedDocument, at: DocumentAddress, language: Language) => {
	const newest = Math.max(...editions.flatMap((edition) => heldRevision(edition)?.number ?? []));
	return editions.map((edition) => {
		const held = heldRevision(edition);
		return {
			language: edition.language,
			name: languageNames[edition.language][language],
			revision: held && nameOfRevision(held),
			isNewest: held?.number === newest,
			address: documentAddress({ ...at, language: edition.language, revision: undefined }),
		};
	});
};

/** The page of a document; null if there is none at this address. */
export function documentPage(content: Content, { asked, language }: { asked: DocumentAddress; language: Language }) {
	const found = foundDocument(content, asked);
	if (!found) return null;
	const { address, entry, edition, revision } = found;
	const at = { ...address, revision: undefined };
	const held = heldRevision(edition);
	const shown = revisionView(revision, at, language);
	return {
		id: entry.document.id,
		title: inLanguage(entry.document.title, language),
		kind: kindNames[entry.document.kind][language],
		language: edition.language,
		languageName: languageNames[edition.language][language],
		reference: address.reference,
		address: documentAddress(address),
		/** The address without a revision always leads to the valid one. */
		current: documentAddress(at),
		products: entry.products.map((product) => ({
			slug: product.slug,
			title: inLanguage(product.title, language),
			emergencyUse: statementOf(content, product, language),
		})),
		shown: { ...shown, file: asked.revision === undefined ? documentFileAddress(at) : shown.file },
		heldName: held && nameOfRevision(held),
		revisions: edition.revisions.map((one) => revisionView(one, at, language)),
		languages: languageView(entry, at, language),
	};
}
export type DocumentPage = NonNullable<ReturnType<typeof documentPage>>;
