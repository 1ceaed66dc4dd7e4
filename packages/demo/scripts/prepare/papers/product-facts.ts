import type { Product } from '@site/contract/catalogue';
import type { SpecificationKey } from '@site/contract/facts';
import { inLanguage, type Language, type Text } from '@site/contract/language';
import { type Agreement, figureOf } from '@site/contract/performance';
import { partsOf, procedureOf } from '@site/contract/product-parts';
import { certificationIdsOf } from '@site/contract/registrations';
import { guideIn } from '@site/contract/result-guide';
import type { Snapshot } from '@site/contract/snapshot';
import { addressOn } from '../../../src/company/addresses.ts';
import { chineseAgent, declarationOf } from '../../../src/company/conformity.ts';

/** As on the page: percent, counts and interval, or the note that counts are not published. */
function figureText(agreement: Agreement, language: Language): string {
	const { text, counted } = figureOf(agreement);
	return counted
		? `${text}% (${counted.of}; 95%: ${counted.low}–${counted.high}%)`
		: `${text}% (${notPublished[language]})`;
}

export const notPublished = {
	en: 'sample size not published',
	cn: '未公布样本量',
	es: 'tamaño de la muestra no publicado',
};

/** The facts of a product for its papers, in one language. */
export function productFacts(snapshot: Snapshot, product: Product, language: Language, day: string) {
	const say = (text: Text) => inLanguage(text, language);
	const named = (entries: readonly { id: number; name: Text }[], ids: readonly number[]) =>
		entries.filter(({ id }) => ids.includes(id)).map(({ name }) => say(name));
	const parts = partsOf(say(product.content));
	const { settings } = snapshot;
	const performance = product.performance;
	// The number of a language belongs to the office that answers in it; the manufacturer’s is at its own address.
	const maker = [...addressOn(day).map(say), settings.phone.en, settings.email];
	const rows = snapshot.registrations.filter(({ productId }) => productId === product.id);
	const regulation = rows.find(({ route }) => route === 'ce-ivdr');
	return {
		...parts,
		title: say(product.title),
		reference: product.reference,
		description: say(product.description),
		intendedUse: parts.intendedUse || say(product.description),
		highlights:
			parts.highlights.length > 0 ? parts.highlights : (product.theme?.benefits ?? []).map(({ title }) => say(title)),
		procedure: procedureOf(product, say),
		specifications: new Map<SpecificationKey, string>(
			product.specifications.map(({ key, value }) => [key, say(value)]),
		),
		category: named(snapshot.categories, [product.categoryId])[0] ?? '',
		certifications: named(snapshot.certifications, certificationIdsOf(product, snapshot.certifications, rows, day)),
		benefits: (product.theme?.benefits ?? []).map(({ title, text }) => ({ title: say(title), text: say(text) })),
		agreement: performance && {
			note: say(performance.note),
			targets: performance.targets.map(({ name, positive, negative }) => [
				say(name),
				figureText(positive, language),
				figureText(negative, language),
			]),
			/** The methods it was compared with, each once. */
			comparators: [...new Set(performance.targets.flatMap(({ comparator }) => (comparator ? [say(comparator)] : [])))],
		},
		guide: product.resultGuide && guideIn(product.resultGuide, say),
		characteristics: product.characteristics.map(({ key, value }) => ({ key, value: say(value) })),
		panel: product.theme?.panel?.rows.map(({ name, code, cutoff }) => [say(name), code, cutoff]) ?? [],
		/** The statement required for a product under emergency use. */
		statement: '',
		/** All packs of the product. */
		references: product.packs.map((pack) => pack.reference),
		/** For the European regulation: the number, and the declaration. */
		conformity: regulation && { ...declarationOf(product, regulation), number: regulation.number },
		/** The emergency use authorization itself. */
		authorization: rows.find(({ route }) => route === 'eua'),
		maker,
		/** The manufacturer, and in Chinese the office in China. */
		contact: language === 'cn' ? `${maker.join(', ')}；${chineseAgent.cn}` : maker.join(', '),
	};
}
export type ProductFacts = ReturnType<typeof productFacts>;
