import type { Language } from '@site/contract/language';
import { isLotIn, type LotRange, type Notice } from '@site/contract/notices';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { dayText } from './dates.ts';
import { localise } from './localise.ts';
import { statementOf } from './registrations.ts';

/** The notices about a product, open and closed, newest first; with a lot, those that concern it. */
export const noticesOf = ({ snapshot }: Content, productId: number, lot?: string): Notice[] =>
	newestFirst(snapshot.notices).filter(
		({ productIds, lots }) => productIds.includes(productId) && (lot === undefined || isLotIn(lots, lot)),
	);

const newestFirst = (notices: readonly Notice[]): Notice[] =>
	notices.toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn) || other.id - one.id);

/** `A1`, or `A1 – A4`. */
const lotText = ({ from, to }: LotRange) => (to && to !== from ? `${from} – ${to}` : from);

const headOf = (content: Content, notice: Notice, language: Language) => {
	const { id, slug, number, kind, title, productIds, lots, publishedOn, closedOn } = notice;
	const { products } = catalogueIndex(content);
	return {
		id,
		slug,
		number,
		kind,
		title: localise(title, language),
		products: productIds.flatMap((productId) => {
			const product = products.get(productId);
			if (!product) return [];
			const { slug: productSlug, reference } = product;
			const emergencyUse = statementOf(content, product, language);
			return { slug: productSlug, reference, title: localise(product.title, language), emergencyUse };
		}),
		lots: lots.map(lotText),
		publishedOn,
		publishedText: dayText(publishedOn, language),
		closedText: closedOn === null ? null : dayText(closedOn, language),
	};
};
export type NoticeHead = ReturnType<typeof headOf>;

const paragraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');

function viewOf(content: Content, notice: Notice, language: Language) {
	const { problem, hazard, action, measures, contact } = localise(notice, language);
	const letter = content.snapshot.documents.find(({ id }) => id === notice.letterId);
	return {
		...headOf(content, notice, language),
		problem: paragraphs(problem),
		hazard: paragraphs(hazard),
		action: paragraphs(action),
		measures: paragraphs(measures),
		contact: paragraphs(contact),
		letter: letter ? { url: letter.url, title: localise(letter.title, language) } : null,
		changedOn: notice.changedOn,
	};
}
export type NoticeView = ReturnType<typeof viewOf>;

export const notices = (content: Content, language: Language): NoticeHead[] =>
	newestFirst(content.snapshot.notices).map((notice) => headOf(content, notice, language));

export function notice(content: Content, { slug, language }: { slug: string; language: Language }): NoticeView | null {
	const found = content.snapshot.notices.find((candidate) => candidate.slug === slug);
	return found ? viewOf(content, found, language) : null;
}

/** Every notice with its whole text, for the feed. */
export const noticesInFull = (content: Content, language: Language): NoticeView[] =>
	newestFirst(content.snapshot.notices).map((found) => viewOf(content, found, language));

type OpenOf = { id: number; lot?: string | undefined; language: Language };

/** The open notices on a product's page; for a box with a known lot, only those that concern the lot. */
export const openNotices = (content: Content, { id, lot, language }: OpenOf): NoticeHead[] =>
	noticesOf(content, id, lot)
		.filter(({ closedOn }) => closedOn === null)
		.map((found) => headOf(content, found, language));

/** Open field safety notices that concern a box: without a lot, those about every lot of its product. */
export const recallsOf = (content: Content, { id, lot, language }: OpenOf & { lot: string }): NoticeView[] =>
	noticesOf(content, id)
		.filter(({ kind, closedOn, lots }) => {
			const isNamed = lots.length === 0 || (lot !== '' && isLotIn(lots, lot));
			return kind === 'field-safety' && closedOn === null && isNamed;
		})
		.map((found) => viewOf(content, found, language));

type Elsewhere = {
	id: number;
	lot: string;
	/** The products with a record of the lot. */
	owners: ReadonlySet<number>;
	language: Language;
};

/** Open notices about this lot of other products: the visitor misread the lot or the product number. */
export function noticesElsewhere(content: Content, { id, lot, owners, language }: Elsewhere): NoticeHead[] {
	const isNamedAsOwn = noticesOf(content, id, lot).some(({ lots }) => lots.length > 0);
	if (owners.has(id) || isNamedAsOwn) return [];
	const isConcerned = ({ productIds, lots }: Notice) =>
		lots.length > 0 ? isLotIn(lots, lot) : productIds.some((productId) => owners.has(productId));
	return newestFirst(content.snapshot.notices)
		.filter((found) => found.closedOn === null && !found.productIds.includes(id) && isConcerned(found))
		.map((found) => headOf(content, found, language));
}

/** The closed notices about a lot: a box may be kept for longer than its notice is open. */
export const closedNotices = (content: Content, { id, lot, language }: OpenOf & { lot: string }): NoticeHead[] =>
	noticesOf(content, id, lot)
		.filter(({ closedOn }) => closedOn !== null)
		.map((found) => headOf(content, found, language));
