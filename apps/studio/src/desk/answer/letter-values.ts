import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import type { PayloadRequest } from 'payload';
import { oneLine } from './answer-mail.ts';
import type { Letter } from './letter.ts';
import type { PlaceholderValues } from './placeholders.ts';

const collections = {
	product: 'products',
	event: 'events',
	job: 'jobs',
	document: 'product-documents',
} as const;

const longest = 120;
/** Mail programs make links of these by themselves. */
const linkLike = /:\/\/|www\.|[@<>\\]|[\p{L}\p{N}-]{2,}\.[a-z]{2,}/iu;

/** What a visitor wrote about themselves, where it can be nothing else in a mail; empty otherwise, and staff write it. */
export function harmless(text: unknown): string {
	const said = typeof text === 'string' ? oneLine(text) : '';
	return said.length > longest || linkLike.test(said) ? '' : said;
}

const said = (letter: Letter, name: string): string =>
	harmless(Object.entries(letter).find(([key]) => key === name)?.[1]);

type Item = Record<Language, string>;

/** The product, job or document as our own content names it. */
async function itemOf(req: PayloadRequest, letter: Letter): Promise<{ kind: string; title: Item } | undefined> {
	if (!('itemKind' in letter) || !letter.itemKind || !letter.itemId) return undefined;
	const collection = collections[letter.itemKind];
	const wanted = { collection, id: letter.itemId, depth: 0, draft: true, disableErrors: true, req } as const;
	const found = await req.payload.findByID(wanted);
	const en = found?.title ?? letter.itemTitle ?? '';
	return { kind: letter.itemKind, title: { en, cn: found?.titleCn || en } };
}

/** What fills the placeholders of a template for this letter, in each language. */
export async function letterValues(req: PayloadRequest, letter: Letter): Promise<Record<Language, PlaceholderValues>> {
	const item = await itemOf(req, letter);
	const inLanguage = (language: Language): PlaceholderValues => {
		const titled = (kind: string, field: string) => (item?.kind === kind ? item.title[language] : said(letter, field));
		return {
			'first name': said(letter, 'firstName') || said(letter, 'name'),
			'last name': said(letter, 'lastName'),
			organization: said(letter, 'organization'),
			product: titled('product', 'productName') || said(letter, 'device'),
			job: titled('job', 'job'),
			document: titled('document', 'documentName'),
			reference: letter.reference,
			'my name': oneLine(req.user?.name ?? ''),
			company: brand.company,
		};
	};
	return { en: inLanguage('en'), cn: inLanguage('cn') };
}
