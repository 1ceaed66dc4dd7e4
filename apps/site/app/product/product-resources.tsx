import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { Band } from '../ui/band.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { PartHeading } from './part-heading.tsx';
import type { LiveProduct } from './product-data.ts';
import { ProductFilms } from './product-films.tsx';

/** Downloadable Resources, with a tab for each kind. */
export function ProductResources({ product: { resources } }: { product: LiveProduct }) {
	const messages = useWords(productWords);
	if (resources.length === 0) return null;
	const tabs = resources.map(({ id, title, content, films }) => ({
		id,
		title,
		content: films ? <ProductFilms films={films} /> : <RichText html={content} />,
	}));
	return (
		<div id="resources" className="no-print scroll-mt-14">
			<Band tone="white">
				<PartHeading title={messages.resources} />
				<Tabs tabs={tabs} label={messages.resources} />
			</Band>
		</div>
	);
}
