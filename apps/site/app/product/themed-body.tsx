import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { CardsSection } from '../sections/kinds/cards.tsx';
import { StepsSection } from '../sections/kinds/steps.tsx';
import type { ProductBodyProps } from './product-body.tsx';
import { ProductCredentials } from './product-credentials.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductEnquiry } from './product-enquiry.tsx';
import { ProductHero } from './product-hero.tsx';
import { ProductResources } from './product-resources.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ControlKit } from './theme/control-kit.tsx';
import { CptCodes } from './theme/cpt-codes.tsx';
import { DrugPanel } from './theme/drug-panel.tsx';
import { KeyFigures } from './theme/key-figures.tsx';
import { Performance } from './theme/performance.tsx';
import type { ProductTheme } from './theme/product-theme.ts';
import { Trust } from './theme/trust.tsx';

/** The themed page of a product. What its theme lacks is not there (D15). */
export function ThemedBody({ product, related }: ProductBodyProps) {
	return (
		<article key={product.slug}>
			<ProductHero product={product} headline={product.theme?.headline} />
			<ProductCredentials product={product} />
			{product.theme && <Theme theme={product.theme} />}
			<ProductDetails product={product} />
			<ProductResources resources={product.resources} />
			<ProductEnquiry product={product} />
			<RelatedProducts products={related} />
		</article>
	);
}

function Theme({ theme }: { theme: ProductTheme }) {
	const messages = useWords(productWords);
	const { benefits, performance, panel, controlKit, cptCodes, steps, trust } = theme;
	return (
		<>
			<KeyFigures theme={theme} />
			{benefits.length > 0 && (
				<CardsSection section={{ kind: 'cards', tone: 'white', title: messages.benefits, items: benefits }} />
			)}
			{performance && <Performance performance={performance} />}
			{panel && <DrugPanel panel={panel} />}
			{controlKit && <ControlKit kit={controlKit} />}
			{cptCodes && <CptCodes codes={cptCodes} />}
			{steps && <StepsSection section={{ kind: 'steps', tone: 'white', title: messages.steps, items: steps }} />}
			{trust && <Trust trust={trust} />}
		</>
	);
}
