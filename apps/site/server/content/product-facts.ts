import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language, languages } from '@site/contract/language';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { inSteps } from './in-steps.ts';

/** Longer names of certifications do not fit in the line of a card. */
const longestName = 20;

/** What tells a product from its neighbors, in one line: 'Nasal swab · 10 min · CLIA Waived'. */
function factsOf(content: Content, product: Product, language: Language): string {
	const { certifications } = catalogueIndex(content);
	const stated = (key: Product['specifications'][number]['key']) => {
		const found = product.specifications.find((entry) => entry.key === key);
		return found ? inLanguage(found.value, language) : '';
	};
	const names = product.certificationIds.flatMap((id) => {
		const known = certifications.get(id);
		return known ? [inLanguage(known.name, language)] : [];
	});
	const minutes = stated('timeToResult').replace(/\bminutes?\b/, 'min');
	const certification = names.find(({ length }) => length <= longestName);
	return [stated('specimen'), minutes, certification].filter(Boolean).join('\u00A0· ');
}

type Lines = Record<Language, Record<number, string>>;
const prepared = new WeakMap<Content, Lines>();

/** A step of this many products takes a few milliseconds. */
const stepSize = 50;

const noLines = (): Lines => ({ en: {}, cn: {} });

function note(lines: Lines, content: Content, product: Product): void {
	for (const language of languages) lines[language][product.id] = factsOf(content, product, language);
}

/** Every product is looked at, which takes its time: to be called before new content is put to use. */
export async function prepareFacts(content: Content): Promise<void> {
	const lines = noLines();
	await inSteps(content.snapshot.products, stepSize, (product) => note(lines, content, product));
	prepared.set(content, lines);
}

/** The line of every product, by its id. */
export function productFacts(content: Content, language: Language): Record<number, string> {
	const known = prepared.get(content);
	if (known) return known[language];
	const lines = noLines();
	for (const product of content.snapshot.products) note(lines, content, product);
	prepared.set(content, lines);
	return lines[language];
}
