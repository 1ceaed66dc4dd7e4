import { useEffect, useRef, useState } from 'react';
import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import type { LiveProduct, ProductPage } from './product-data.ts';
import { QuoteLink } from './quote-link.tsx';

/** Links to the parts of a long page, always in view, and to a quote; people at home need none. */
export function SectionBar({ product, parts }: { product: LiveProduct; parts: ProductPage['parts'] }) {
	const words = useWords(productWords);
	const [current, setCurrent] = useState('');
	const nav = useRef<HTMLElement>(null);

	// The part below the bar.
	useEffect(() => {
		const observer = new IntersectionObserver(
			(seen) => {
				for (const { isIntersecting, target } of seen) if (isIntersecting) setCurrent(target.id);
			},
			{ rootMargin: '-20% 0% -80%' },
		);
		for (const { id } of parts) {
			const part = document.getElementById(id);
			if (part) observer.observe(part);
		}
		return () => observer.disconnect();
	}, [parts]);
	useEffect(() => {
		const link = current && nav.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
		if (link) nav.current?.scrollTo(link.offsetLeft - link.offsetWidth, 0);
	}, [current]);

	return (
		<div className="no-print z-20 border-b border-line bg-white [@media(height>=30rem)]:sticky mobile:top-(--under-header) desktop:roomy:top-(--under-header)">
			<div className={classes(bandWidth, 'flex items-center gap-6')}>
				<div className="more-aside min-w-0 grow mobile:-mr-5 desktop:xl:after:hidden">
					<nav ref={nav} aria-label={words.onThisPage} className="scrollbar-none overflow-x-auto">
						<ul className="flex gap-5 pr-12">
							{parts.map(({ id, title }) => (
								<li key={id} className="shrink-0">
									<a
										href={`#${id}`}
										aria-current={id === current || undefined}
										className="inline-flex min-h-13 items-center text-sm font-semibold current-line hover:text-teal"
									>
										{title}
									</a>
								</li>
							))}
						</ul>
					</nav>
				</div>
				{!product.isForHome && <QuoteLink slug={product.slug} className="my-1.5 shrink-0 mobile:hidden" />}
			</div>
		</div>
	);
}
