import type { BoxCode } from '@site/contract/box-code';
import { documentAddress } from '@site/contract/document-address';
import { inLanguage, type Language } from '@site/contract/language';
import { nameOfRevision } from '@site/contract/product-documents';
import { addressOfBox, type Boxed, boxed, boxesWith } from './boxes.ts';
import type { Content } from './content.ts';
import { documentIndex } from './document-index.ts';
import { hasRangeFor, shownOf } from './document-library.ts';
import { languageNames, siteLanguage } from './document-names.ts';
import { lotVerdict } from './lot-verdict.ts';
import { type LotAlike, lotsAlike } from './lots-alike.ts';
import { closedNotices, recallsOf } from './notices.ts';
import { productCard } from './product-view.ts';
import { statementOf } from './registrations.ts';

type Instructed = Boxed & {
	lot: string;
	/** How the lot selects a revision: by its record, by its position in the stated ranges, or not at all. */
	by: 'record' | 'range' | null;
};

/** Instructions in all their languages, the reader's first; for a lot, the revision that belongs to it. */
function instructionsFor(content: Content, { product, pack, lot, by }: Instructed, language: Language) {
	const all = documentIndex(content).byProduct.get(product.id) ?? [];
	const editions = all
		.filter(({ document }) => document.kind === 'ifu')
		.flatMap(({ document, editions }) =>
			editions.map((edition) => {
				const isByLot = by === 'record' || (by === 'range' && hasRangeFor(edition, lot));
				return {
					document,
					spoken: edition.language,
					isOwn: edition.language === siteLanguage[language],
					languageName: inLanguage(languageNames[edition.language], language),
					isByLot,
					revision: shownOf(edition, isByLot ? lot : ''),
				};
			}),
		);
	const found = editions.flatMap(({ document, revision, ...edition }) => {
		if (!revision) return [];
		const name = nameOfRevision(revision);
		const address = documentAddress({
			...document,
			reference: pack.reference,
			language: edition.spoken,
			revision: edition.isByLot ? name : undefined,
		});
		return { ...edition, revision: name, address };
	});
	return {
		instructions: [...found.filter(({ isOwn }) => isOwn), ...found.filter(({ isOwn }) => !isOwn)],
		/** Languages whose instructions are for other lots only. */
		ofOtherLots: editions.filter(({ revision }) => !revision).map(({ languageName }) => languageName),
	};
}

/** A box by its number, with its lot if one is given; null if we sell no such box. */
export function box(content: Content, { code, language }: { code: BoxCode; language: Language }) {
	const found = boxed(content, { gtin: code.gtin ?? '' });
	if (!found) return null;
	const { product, pack } = found;
	const verdict = lotVerdict(content, found, { code, language });
	const { lot, isKnown } = verdict;
	// A lot of another product has no position in this one's ranges.
	const by = isKnown ? 'record' : lot === '' || verdict.verdict === 'misread' ? null : 'range';
	return {
		...verdict,
		product: productCard(content, product, language),
		pack: { reference: pack.reference, quantity: inLanguage(pack.quantity, language), gtin: pack.gtin ?? '' },
		...instructionsFor(content, { ...found, lot, by }, language),
		closed: lot === '' ? [] : closedNotices(content, { id: product.id, lot, language }),
		/** Suggestions for a lot that this box does not have. */
		alike: lot === '' || isKnown ? [] : likely(content, found, lot, language),
		hasGuide: product.resultGuide !== null,
		isForHome: product.resultGuide?.forHome ?? false,
	};
}
export type BoxView = NonNullable<ReturnType<typeof box>>;

/** The boxes with exactly this lot, or else lots of the same product that look like it. */
function likely(content: Content, { product }: Boxed, lot: string, language: Language): LotAlike[] {
	const same = boxesOfLot(content, lot, language);
	return same.length > 0 ? same : lotsAlike(content, { lot, productId: product.id, language });
}

/** The boxes with a lot, each with the address of its page. */
function boxesOfLot(content: Content, typed: string, language: Language) {
	return boxesWith(content, typed).flatMap((found) => {
		const path = addressOfBox(found, found);
		if (!path) return [];
		const { product, pack, lot } = found;
		return {
			path,
			lot,
			title: inLanguage(product.title, language),
			reference: pack.reference,
			quantity: inLanguage(pack.quantity, language),
			emergencyUse: statementOf(content, product, language),
			isRecalled: recallsOf(content, { id: product.id, lot, language }).length > 0,
		};
	});
}
export type BoxChoice = ReturnType<typeof boxesOfLot>[number];

/** The page of a box, or its product if the box has no page. */
const leadTo = (found: Boxed, code: BoxCode): Leads => {
	const path = addressOfBox(found, code);
	return path ? { path } : { slug: found.product.slug };
};

type Leads = { path: string } | { slug: string } | { choices: BoxChoice[] } | { alike: LotAlike[] };

/**
 * The target of a typed code: the box, the product if its box has no GTIN, the boxes of a lot, or lots that look
 * alike.
 */
export function boxAddress(content: Content, { code, language }: { code: BoxCode; language: Language }): Leads {
	const { reference = '', lot } = code;
	const found = boxed(content, code);
	if (found) return leadTo(found, code);
	// A number with a space in it was split into a number and a lot.
	const spaced = boxed(content, { reference: `${reference} ${lot}` });
	if (spaced) return leadTo(spaced, { ...code, lot: undefined });
	const choices = lot === undefined ? boxesOfLot(content, reference, language) : [];
	const [only, another] = choices;
	if (only && !another) return { path: only.path };
	return only ? { choices } : { alike: lotsAlike(content, { lot: lot ?? reference, language }) };
}

/** The box for a lot that was typed on a product's page: the pack with that lot, else the requested pack. */
export function lotAddress(content: Content, { code, language }: { code: BoxCode; language: Language }): Leads {
	const found = boxed(content, code);
	const { lot = '' } = code;
	const own = found && boxesWith(content, lot).filter(({ product }) => product.id === found.product.id);
	const [first] = own ?? [];
	const isOfPack = own?.some(({ pack }) => pack === found?.pack);
	return boxAddress(content, {
		code: first && !isOfPack ? { ...code, gtin: undefined, reference: first.pack.reference } : code,
		language,
	});
}
