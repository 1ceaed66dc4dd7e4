import type { BoardMember, CulturePage, Document, Organisation } from '@site/contract/company';
import type { DocumentKey } from '@site/contract/document-keys';
import type { Language } from '@site/contract/language';
import type { Content } from './content.ts';
import { type Localised, localise } from './localise.ts';

export type BoardMemberView = Localised<BoardMember>;
export type OrganisationView = Localised<Organisation>;
export type CultureView = Localised<CulturePage>;
export type DocumentView = Localised<Document>;

export const boardMembers = (content: Content, language: Language): BoardMemberView[] =>
	content.snapshot.boardMembers.map((member) => localise(member, language));

export function boardMember(
	content: Content,
	{ key, language }: { key: string; language: Language },
): BoardMemberView | null {
	const found = content.snapshot.boardMembers.find((member) => member.key === key);
	return found ? localise(found, language) : null;
}

export const partners = (content: Content, language: Language): OrganisationView[] =>
	content.snapshot.partners.map((partner) => localise(partner, language));

export const sisterCompanies = (content: Content, language: Language): OrganisationView[] =>
	content.snapshot.sisterCompanies.map((company) => localise(company, language));

export const culturePages = (content: Content, language: Language): CultureView[] =>
	content.snapshot.culture.map((page) => localise(page, language));

/** The addresses of documents that have a fixed place on the site. */
export const documentAddresses = ({ snapshot }: Content): Partial<Record<DocumentKey, string>> =>
	Object.fromEntries(snapshot.documents.flatMap(({ key, url }) => (key ? [[key, url]] : [])));

/** All documents, or those asked for, in the order asked. */
export function documents(
	content: Content,
	{ keys, language }: { keys?: readonly DocumentKey[]; language: Language },
): DocumentView[] {
	const all = content.snapshot.documents;
	const wanted = keys ? keys.flatMap((key) => all.find((document) => document.key === key) ?? []) : all;
	return wanted.map((document) => localise(document, language));
}
