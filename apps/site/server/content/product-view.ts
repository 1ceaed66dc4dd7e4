import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { lostTargets } from '@site/contract/lost-targets';
import { figureOf } from '@site/contract/performance';
import { numberBehind } from '@site/contract/registrations';
import { isOnlyQuestions, withAnchors } from './asked-questions.ts';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { dayText } from './dates.ts';
import { instructionsOf, withDocuments } from './document-tabs.ts';
import { type LocalPicture, localise } from './localise.ts';
import { factsOf, factsView } from './product-facts.ts';
import { withFilms } from './product-films.ts';
import { readingView } from './reading-view.ts';
import { notSoldHere, professionalUse, registrationViews, rowsOf, statementOf } from './registrations.ts';

export const productCard = (content: Content, product: Product, language: Language) => ({
	id: product.id,
	slug: product.slug,
	reference: product.reference,
	/** The contents of its usual pack; empty if not stated. */
	pack: product.packs[0] ? inLanguage(product.packs[0].quantity, language) : '',
	isDiscontinued: isDiscontinued(content, product),
	/** The statement required for a product under emergency use; empty for others. */
	emergencyUse: statementOf(content, product, language),
	/** The note that the product is for professionals only; empty for others. */
	use: professionalUse(content, product, language),
	title: inLanguage(product.title, language),
	description: inLanguage(product.description, language),
	picture: localise(product.picture, language),
});
export type ProductCard = ReturnType<typeof productCard>;

export const listedProduct = (content: Content, product: Product, language: Language) => ({
	...productCard(content, product, language),
	facts: factsOf(content, product, language),
});
export type ListedProduct = ReturnType<typeof listedProduct>;

/** Everything that a product page shows; its facts are one list. Also serves previews, whose product is not in the snapshot. */
export function productView(content: Content, product: Product, language: Language) {
	const index = catalogueIndex(content);
	const category = index.categories.get(product.categoryId);
	const { specifications: _, characteristics: __, ordering: ___, ...others } = product;
	const shown = localise(others, language);
	return {
		...shown,
		isDiscontinued: isDiscontinued(content, product),
		discontinued: discontinuedView(content, product, language),
		/** The page that a discontinued product leads to first; empty for others. */
		successorSlug: isDiscontinued(content, product)
			? (index.products.get(product.discontinued?.successorId ?? 0)?.slug ?? '')
			: '',
		notSoldHere: notSoldHere(content, product, language),
		worksWith: companionViews(content, product, language),
		...factsView(content, product, isDiscontinued(content, product), language),
		emergencyUse: statementOf(content, product, language),
		use: professionalUse(content, product, language),
		registrations: registrationViews(content, product.id, language),
		performance: performanceView(product, language),
		resultGuide: readingView(product, language),
		/** The page puts its sections for people at home first. */
		isForHome: product.resultGuide?.forHome ?? false,
		resources: withFilms(content, product, withDocuments(content, product, shown.resources, language), language).map(
			// Questions have a part of their own on the page.
			(tab) => ({ ...tab, content: withAnchors(tab.content, tab.id), isAsked: isOnlyQuestions(tab.content) }),
		),
		/** The address of its instructions; null if there are none. */
		instructions: instructionsOf(content, product, language),
		parentName: category ? inLanguage(category.name, language) : '',
		/** The color of its area. */
		tint: category?.tint ?? index.categories.get(category?.parentId ?? 0)?.tint,
		category: category ? { id: category.id, slug: category.slug, name: inLanguage(category.name, language) } : null,
		certificationMarks: certificationMarks(content, product, language),
		testTypes: product.testTypeIds.flatMap((id) => {
			const testType = index.testTypes.get(id);
			return testType ? [{ id, name: inLanguage(testType.name, language) }] : [];
		}),
	};
}
export type ProductView = ReturnType<typeof productView>;

/** With the figures computed from the counts. */
function performanceView(product: Product, language: Language) {
	const performance = product.performance;
	if (!performance) return null;
	return {
		note: inLanguage(performance.note, language),
		targets: performance.targets.map(({ positive, negative, ...target }) => ({
			...localise(target, language),
			positive: figureOf(positive),
			negative: figureOf(negative),
		})),
	};
}

/** A link to another product, with its name and number. */
const leadTo = (content: Content, product: Product, language: Language) => ({
	slug: product.slug,
	title: inLanguage(product.title, language),
	reference: product.reference,
	emergencyUse: statementOf(content, product, language),
	use: professionalUse(content, product, language),
});

/** Until the announced day the product is still made. */
export const isDiscontinued = ({ day }: Content, { discontinued }: Product): boolean =>
	discontinued !== null && discontinued.on <= day;

function discontinuedView(content: Content, product: Product, language: Language) {
	const { discontinued } = product;
	if (!discontinued) return null;
	const { on, lastOrderOn, successorId } = discontinued;
	const successor = catalogueIndex(content).products.get(successorId ?? 0);
	return {
		on: dayText(on, language),
		lastOrderOn: lastOrderOn ? dayText(lastOrderOn, language) : '',
		successor: successor
			? {
					...leadTo(content, successor, language),
					lacks: lostTargets(product, successor).map((name) => inLanguage(name, language)),
				}
			: null,
	};
}

function companionViews(content: Content, product: Product, language: Language) {
	const { companions, products } = catalogueIndex(content);
	return (companions.get(product.id) ?? []).flatMap(({ kind, productId }) => {
		const other = products.get(productId);
		return other ? [{ kind, ...leadTo(content, other, language) }] : [];
	});
}

/** With its number, if one registration gives it: a mark alone could pass for a seal of approval. */
export type CertificationMark = { id: number; name: string; number: string; picture: LocalPicture };

/** A certification without its own mark shows its parent's; no mark is shown twice. */
function certificationMarks(content: Content, product: Product, language: Language): CertificationMark[] {
	const { certifications } = catalogueIndex(content);
	const marks = new Map<string, CertificationMark>();
	for (const id of product.certificationIds) {
		const own = certifications.get(id);
		const bearer = own?.mark ? own : certifications.get(own?.parentId ?? 0);
		if (!bearer?.mark || marks.has(bearer.mark.url)) continue;
		marks.set(bearer.mark.url, {
			id: bearer.id,
			name: inLanguage(bearer.name, language),
			number: numberBehind(own?.given, rowsOf(content, product.id), content.day) ?? '',
			picture: localise(bearer.mark, language),
		});
	}
	return [...marks.values()];
}
