import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import type { PayloadRequest } from 'payload';
import { answersIn } from '../../inbox/form-fields.ts';
import { type AnyMessage, sentOf } from '../../inbox/message.ts';
import { oneLine } from './answer-mail.ts';
import { filledByForms, type PlaceholderValues } from './placeholders.ts';

const collections = {
	product: 'products',
	event: 'events',
	job: 'jobs',
	document: 'product-documents',
} as const;

const longest = 120;
/** Mail programs turn these into links. */
const linkLike = /:\/\/|www\.|[@<>\\]|[\p{L}\p{N}-]{2,}\.[a-z]{2,}/iu;

/** Visitors' text goes into a mail only if it cannot become a link; otherwise it is empty, and staff fill it in. */
export function harmless(text: unknown): string {
	const said = typeof text === 'string' ? oneLine(text) : '';
	return said.length > longest || linkLike.test(said) ? '' : said;
}

type Item = Record<Language, string>;

/** The product, job or document as our own content names it. */
async function itemOf(
	req: PayloadRequest,
	{ slug, doc }: AnyMessage,
): Promise<{ kind: string; title: Item } | undefined> {
	if (slug !== 'messages' || !doc.itemKind || !doc.itemId) return undefined;
	const collection = collections[doc.itemKind];
	const wanted = { collection, id: doc.itemId, depth: 0, draft: true, disableErrors: true, req } as const;
	const found = await req.payload.findByID(wanted);
	const en = found?.title ?? doc.itemTitle ?? '';
	return { kind: doc.itemKind, title: { en, cn: found?.titleCn || en } };
}

/** Placeholder values of a template for this message, in each language. */
export async function messageValues(
	req: PayloadRequest,
	message: AnyMessage,
): Promise<Record<Language, PlaceholderValues>> {
	const item = await itemOf(req, message);
	const inLanguage = (language: Language): PlaceholderValues => {
		const answers = new Map(answersIn(sentOf(message), language).map(({ name, answer }) => [name, harmless(answer)]));
		/** The item by our own name for it, or what the visitor wrote. */
		const filledBy = (placeholder: string, names: readonly string[]) =>
			(item?.kind === placeholder && item.title[language]) ||
			(names.map((name) => answers.get(name)).find(Boolean) ?? '');
		return {
			...Object.fromEntries(
				[...filledByForms].map(([placeholder, names]) => [placeholder, filledBy(placeholder, names)]),
			),
			reference: message.doc.reference,
			'my name': oneLine(req.user?.name ?? ''),
			company: brand.company,
		};
	};
	return { en: inLanguage('en'), cn: inLanguage('cn') };
}
