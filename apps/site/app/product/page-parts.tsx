import { factsIn } from '@site/contract/facts';
import type { Language } from '@site/contract/language';
import { type ComponentType, createElement } from 'react';
import { productPartWords } from '../messages/product-parts.ts';
import { readingPageWords } from '../messages/reading.ts';
import { type PartId, sectionBarWords } from '../messages/section-bar.ts';
import { useWords } from '../messages/use-messages.ts';
import { CallUs } from '../sections/call-us.tsx';
import { furtherKinds } from '../sections/further-kinds.ts';
import { Band, bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { ProductParts, ProductView } from '../visit.ts';
import { Availability } from './availability.tsx';
import { PacksAndOrdering } from './packs-and-ordering.tsx';
import { PartHeading } from './part-heading.tsx';
import { Performance } from './performance/performance.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductSteps } from './product-steps.tsx';
import { ReadingAssistant } from './reading-assistant.tsx';

/** Common questions about the product; a home test also has the telephone number. */
function Questions({ product: { resources, isForHome } }: ProductParts) {
	const words = useWords(productPartWords);
	const questions = resources.filter(({ isAsked }) => isAsked);
	if (questions.length === 0 && !isForHome) return null;
	return (
		<Band tone="white">
			{questions.length > 0 && <PartHeading title={words.questions} />}
			{questions.map(({ id, content }) => (
				<RichText key={id} html={content} className="dense-text columns-[24rem] gap-x-16" />
			))}
			{isForHome && <CallUs reason={words.helpAtNight} className="no-print mt-6" />}
		</Band>
	);
}

/** How to read the result, on a product page. The product details show the notes. */
function ResultGuide({ product: { resultGuide } }: ProductParts) {
	const words = useWords(readingPageWords);
	if (!resultGuide) return null;
	return (
		<Band tone="pale">
			<PartHeading title={words.title} intro={resultGuide.introduction} />
			<ReadingAssistant view={{ ...resultGuide, notes: [] }} />
		</Band>
	);
}

type Part = { id: PartId; isIn: (product: ProductView) => boolean; content: ComponentType<ProductParts> };

const isMeasured = ({ performance, facts }: ProductView) =>
	performance !== null || factsIn(facts, 'characteristic').length > 0;

/** The static parts of a page in their order. */
const parts: readonly Part[] = [
	{ id: 'results', isIn: ({ resultGuide }) => resultGuide !== null, content: ResultGuide },
	{ id: 'steps', isIn: ({ theme }) => Boolean(theme?.steps?.length), content: ProductSteps },
	{ id: 'performance', isIn: isMeasured, content: Performance },
	{ id: 'about', isIn: () => true, content: ProductDetails },
];

/** The parts for those who buy in packs. The page of a home test has them folded, at its end. */
const tradeParts: readonly Part[] = [
	{ id: 'ordering', isIn: ({ packs }) => packs.length > 0, content: PacksAndOrdering },
	{ id: 'available', isIn: ({ registrations }) => registrations.length > 0, content: Availability },
];

/** After all others, before the documents. */
const lastParts: readonly Part[] = [
	{ id: 'questions', isIn: ({ resources }) => resources.some(({ isAsked }) => isAsked), content: Questions },
];

export function PageParts(of: ProductParts) {
	const { theme, isForHome } = of.product;
	return (
		<>
			<Contents parts={parts} of={of} />
			{theme?.sections.map((section, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: sections have no name, and their order is the page
				<AddedSection key={index} section={section} />
			))}
			{!isForHome && <Contents parts={tradeParts} of={of} />}
			<Contents parts={lastParts} of={of} />
		</>
	);
}

/** The margin keeps the bar from covering a part. */
const Contents = ({ parts, of }: { parts: readonly Part[]; of: ProductParts }) =>
	parts.map(({ id, content }) => (
		<div key={id} id={id} className="scroll-mt-14">
			{createElement(content, of)}
		</div>
	));

type Section = NonNullable<ProductView['theme']>['sections'][number];

const AddedSection = ({ section }: { section: Section }) =>
	createElement(furtherKinds[section.kind] as ComponentType<{ section: Section }>, { section });

/** On the page of a home test, behind one line: what pharmacies, schools and distributors need. */
export function TradeParts(of: ProductParts) {
	const { forTrade } = useWords(productPartWords);
	if (!of.product.isForHome) return null;
	return (
		<details className="fold border-t border-line">
			<summary className={classes(bandWidth, 'flex min-h-14 items-center justify-between gap-6 py-3 font-semibold')}>
				{forTrade}
				<Icon name="chevron" className="size-6 shrink-0" />
			</summary>
			<Contents parts={tradeParts} of={of} />
		</details>
	);
}

/** The links of the bar. */
export function barOf(product: ProductView, language: Language): { id: PartId; title: string }[] {
	const there = [...parts, ...(product.isForHome ? [] : tradeParts), ...lastParts].filter(({ isIn }) => isIn(product));
	const ids = there.map(({ id }) => id);
	const hasDocuments = product.resources.some(({ isAsked }) => !isAsked);
	const all: PartId[] = hasDocuments ? [...ids, 'resources'] : ids;
	return all.map((id) => ({ id, title: sectionBarWords[language][id] }));
}
