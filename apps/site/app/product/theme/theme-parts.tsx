import { factsIn } from '@site/contract/facts';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { furtherKinds } from '../../sections/further-kinds.ts';
import { CardsSection } from '../../sections/kinds/cards.tsx';
import { SceneSection } from '../../sections/kinds/scene.tsx';
import { StepsSection } from '../../sections/kinds/steps.tsx';
import type { ProductView } from '../../visit.ts';
import { PagePart } from '../page-part.tsx';
import { Performance } from '../performance/performance.tsx';
import { ResultGuide } from '../result-guide.tsx';
import { ControlKit } from './control-kit.tsx';
import { CptCodes } from './cpt-codes.tsx';
import { DrugPanel } from './drug-panel.tsx';
import type { ProductTheme } from './product-theme.ts';
import { Trust } from './trust.tsx';

type Words = (typeof productWords)['en'];

/** The parts of a product's theme, in order. */
export function ThemeParts({ product }: { product: ProductView }) {
	const { theme } = product;
	return (
		<>
			{partsOf(product, useWords(productWords)).map(({ id, content }) => (
				<PagePart key={id} id={id}>
					{content}
				</PagePart>
			))}
			{theme?.sections.map((section, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: sections have no name, and their order is the page
				<AddedSection key={index} section={section} />
			))}
			{theme?.scene && (
				<div className="no-print">
					<SceneSection section={{ kind: 'scene', ...theme.scene }} />
				</div>
			)}
			{theme?.trust && <Trust trust={theme.trust} />}
		</>
	);
}

type Added = ProductTheme['sections'][number];

const AddedSection = ({ section }: { section: Added }) =>
	createElement(furtherKinds[section.kind] as ComponentType<{ section: Added }>, { section });

/** The parts that home users need most come first. */
const firstAtHome = ['steps', 'results', 'benefits'];
const placeAtHome = (id: string) => (firstAtHome.includes(id) ? firstAtHome.indexOf(id) : firstAtHome.length);

/** The parts of a themed page, each with its name in the bar. */
export function partsOf(product: ProductView, words: Words) {
	const { theme, performance, resultGuide, facts, isForHome } = product;
	const isMeasured = performance !== null || factsIn(facts, 'characteristic').length > 0;
	const figures = { id: 'performance', title: words.performance };
	const ofTheme = theme ? themeParts(theme, words) : [];
	const all = [
		...ofTheme,
		...(isMeasured ? [{ ...figures, content: <Performance {...product} /> }] : []),
		...(resultGuide ? [{ id: 'results', title: words.results, content: <ResultGuide product={product} /> }] : []),
	];
	return isForHome ? all.toSorted((one, other) => placeAtHome(one.id) - placeAtHome(other.id)) : all;
}

function themeParts(theme: ProductTheme, words: Words): { id: string; title: string; content: ReactNode }[] {
	const { benefits, panel, controlKit, cptCodes, steps } = theme;
	return [
		benefits.length > 0 && {
			id: 'benefits',
			title: words.benefits,
			content: <CardsSection section={{ kind: 'cards', tone: 'white', title: words.benefits, items: benefits }} />,
		},
		panel && { id: 'panel', title: panel.title, content: <DrugPanel panel={panel} /> },
		controlKit && { id: 'controls', title: controlKit.title, content: <ControlKit kit={controlKit} /> },
		cptCodes && { id: 'codes', title: words.cptCodes, content: <CptCodes codes={cptCodes} /> },
		steps && {
			id: 'steps',
			title: words.steps,
			content: (
				<StepsSection section={{ kind: 'steps', tone: 'white', form: 'row', title: words.steps, items: steps }} />
			),
		},
	].filter((part) => typeof part === 'object');
}
