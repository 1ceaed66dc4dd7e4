import type { ReactNode } from 'react';
import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { CardsSection } from '../sections/kinds/cards.tsx';
import { SceneSection } from '../sections/kinds/scene.tsx';
import { StepsSection } from '../sections/kinds/steps.tsx';
import { PrintHead } from './print-head.tsx';
import type { ProductBodyProps } from './product-body.tsx';
import { ProductCredentials } from './product-credentials.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductEnquiry } from './product-enquiry.tsx';
import { ProductHero } from './product-hero.tsx';
import { ProductResources } from './product-resources.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ResultGuide } from './result-guide.tsx';
import { ControlKit } from './theme/control-kit.tsx';
import { CptCodes } from './theme/cpt-codes.tsx';
import { DrugPanel } from './theme/drug-panel.tsx';
import { KeyFigures } from './theme/key-figures.tsx';
import { Performance } from './theme/performance.tsx';
import type { ProductTheme } from './theme/product-theme.ts';
import { SectionBar } from './theme/section-bar.tsx';
import { Trust } from './theme/trust.tsx';

/** The themed page of a product. What its theme lacks is not there (D15). */
export function ThemedBody({ product, related }: ProductBodyProps) {
	const words = useWords(productWords);
	const { theme, resources, resultGuide } = product;
	const parts = [
		...(theme ? themeParts(theme, words) : []),
		...(resultGuide
			? [{ id: 'results', title: words.results.title, content: <ResultGuide guide={resultGuide} /> }]
			: []),
	];
	const further = [
		{ id: 'about', title: words.aboutProduct },
		...(resources.length > 0 ? [{ id: 'resources', title: words.resources }] : []),
	];
	return (
		<article key={product.slug}>
			<PrintHead />
			<ProductHero product={product} headline={theme?.headline} />
			<ProductCredentials product={product} />
			{theme && <KeyFigures theme={theme} />}
			{parts.length > 1 && <SectionBar slug={product.slug} parts={[...parts, ...further]} />}
			{parts.map(({ id, content }) => (
				<Part key={id} id={id}>
					{content}
				</Part>
			))}
			{theme?.scene && (
				<div className="no-print">
					<SceneSection section={{ kind: 'scene', ...theme.scene }} />
				</div>
			)}
			{theme?.trust && <Trust trust={theme.trust} />}
			<Part id="about">
				<ProductDetails product={product} />
			</Part>
			<Part id="resources">
				<ProductResources resources={resources} />
			</Part>
			<ProductEnquiry product={product} />
			<RelatedProducts products={related} />
		</article>
	);
}

/** What the bar leads to stops below the bar. */
const Part = ({ id, children }: { id: string; children: ReactNode }) => (
	<div id={id} className="scroll-mt-14">
		{children}
	</div>
);

/** The parts that a theme has, in order, each with what the bar calls it. */
function themeParts(theme: ProductTheme, words: (typeof productWords)['en']) {
	const { benefits, performance, panel, controlKit, cptCodes, steps } = theme;
	return [
		benefits.length > 0 && {
			id: 'benefits',
			title: words.benefits,
			content: <CardsSection section={{ kind: 'cards', tone: 'white', title: words.benefits, items: benefits }} />,
		},
		performance && {
			id: 'performance',
			title: words.performance,
			content: <Performance performance={performance} />,
		},
		panel && { id: 'panel', title: panel.title, content: <DrugPanel panel={panel} /> },
		controlKit && { id: 'controls', title: controlKit.title, content: <ControlKit kit={controlKit} /> },
		cptCodes && { id: 'codes', title: words.cptCodes, content: <CptCodes codes={cptCodes} /> },
		steps && {
			id: 'steps',
			title: words.steps,
			content: <StepsSection section={{ kind: 'steps', tone: 'white', title: words.steps, items: steps }} />,
		},
	].filter((part) => typeof part === 'object');
}
