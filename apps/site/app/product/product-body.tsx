import { specialProducts } from '@site/contract/special-products';
import { useEffect, useRef } from 'react';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import type { EnquiryAbout } from '../forms/fields/enquired-product.ts';
import { useSentForm } from '../forms/outcome/use-sent-form.ts';
import { mayBeTyped } from '../forms/state/may-be-typed.ts';
import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { Film } from '../sections/later-film.tsx';
import { Band, bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { FilmView } from '../visit.ts';
import { PartHeading } from './part-heading.tsx';
import { PrintHead } from './print-head.tsx';
import { ProductCredentials } from './product-credentials.tsx';
import type { LiveProduct, ProductPage } from './product-data.ts';
import { ProductHero } from './product-hero.tsx';
import { SectionBar } from './section-bar.tsx';
import { StillPart } from './still-part.tsx';

/** The page of a product. Parts that it lacks are left out (PAGE-52). */
export function ProductBody(page: ProductPage) {
	const { product, headline, parts } = page;
	return (
		<article key={product.slug} className="[--band:clamp(1.375rem,1rem+1.25vw,4rem)]">
			<PrintHead />
			<StillPart name="notices" of={page} />
			<StillPart name="standing" of={page} />
			<ProductHero product={product} headline={headline} />
			<StillPart name="rail" of={page} />
			<ProductCredentials product={product} />
			{parts.length > 0 && <SectionBar product={product} parts={parts} />}
			<StillPart name="parts" of={page} />
			<ProductResources product={product} />
			<StillPart name="watch" of={page} />
			<StillPart name="trade" of={page} />
			<ProductEnquiry product={product} />
			<StillPart name="related" of={page} />
		</article>
	);
}

/** The product that an enquiry from its page names (FORM-1); type 2 is the at-home variant of the multiplex test. */
function enquiryAbout({ slug, title }: { slug: string; title: string }): EnquiryAbout {
	if (slug === specialProducts.atHomeMultiplex) return { type: 2 };
	return slug === specialProducts.professionalMultiplex ? {} : { productName: title };
}

/** One line that opens the enquiry form. It is open after an answer of the server, and with text from before. */
function ProductEnquiry({ product }: { product: LiveProduct }) {
	const words = useWords(productWords);
	const isAnswered = useSentForm('quote') !== undefined;
	const box = useRef<HTMLDetailsElement>(null);

	useEffect(() => {
		const form = box.current?.querySelector('form');
		if (box.current && form && mayBeTyped(form)) box.current.open = true;
	}, []);

	return (
		<div className="no-print bg-white">
			<details ref={box} open={isAnswered} className={classes(bandWidth, 'fold py-4')}>
				<summary className="flex min-h-14 items-center gap-6">
					<span className="grow">
						<span className="block text-xl font-semibold">{words.enquiry}</span>
						<span className="text-ink-soft">{words.enquiryText}</span>
					</span>
					<Icon name="chevron" className="size-6 shrink-0" />
				</summary>
				<div id="enquiry" className="max-w-prose scroll-mt-36 py-6">
					<EnquiryForm id={product.id} {...enquiryAbout(product)} />
				</div>
			</details>
		</div>
	);
}

/** Downloadable Resources, with a tab for each kind. */
function ProductResources({ product: { resources } }: { product: LiveProduct }) {
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

/** The videos about a product, side by side if there is room. */
function ProductFilms({ films }: { films: readonly FilmView[] }) {
	return (
		<ul id="films" className="grid scroll-mt-28 gap-6 sm:grid-cols-2 desktop:grid-cols-3">
			{films.map((film) => (
				<li key={film.source.url}>
					<Film film={film} small sizes="(min-width: 1280px) 380px, (min-width: 640px) 50vw, 100vw" />
					<p className="mt-3 font-semibold">{film.title}</p>
				</li>
			))}
		</ul>
	);
}
