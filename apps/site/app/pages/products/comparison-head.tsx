import { Link } from 'react-router';
import { DiscontinuedMark } from '../../catalogue/standing.tsx';
import { productAddress } from '../../destinations.ts';
import { compareTableWords } from '../../messages/compare-table.ts';
import { comparisonWords } from '../../messages/comparison.ts';
import { useWords } from '../../messages/use-messages.ts';
import { AddLink } from '../../ui/add-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { ComparedProduct } from './compared-products.ts';
import { toggleCompared, type View } from './filters.ts';
import type { ProductListState } from './product-list-view.ts';

type HeadProps = { products: readonly ComparedProduct[]; view: View; to: ProductListState['to'] };

/** The pictures scroll away; the product names stay visible above their columns. */
export function ComparisonHead({ products, view, to }: HeadProps) {
	const words = useWords(comparisonWords);
	const { feature } = useWords(compareTableWords);
	return (
		<thead>
			<tr>
				<td className="w-28 bg-white mobile:sticky mobile:left-0 mobile:z-20 mobile:w-33 mobile:pl-5 desktop:lg:w-48" />
				{products.map(({ slug, title, picture }) => (
					<td key={slug} className="w-44 px-3 desktop:lg:w-auto">
						<div className="relative">
							<div className="aspect-4/3 overflow-hidden rounded-card bg-pale">
								<Picture
									picture={picture}
									sizes="(min-width: 1000px) 340px, 180px"
									className="size-full object-cover"
									decorative
								/>
							</div>
							<Link
								to={to(toggleCompared(view, slug))}
								replace
								aria-label={words.takeOut(title)}
								className="no-print absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-white text-ink raised transition-colors duration-200 hover:bg-pale"
							>
								<Icon name="close" />
							</Link>
						</div>
					</td>
				))}
			</tr>
			<tr>
				<th
					scope="col"
					className="sticky top-0 left-0 z-20 desktop:lg:roomy:top-(--under-header) border-b border-line bg-white mobile:pl-5 print:static"
				>
					<span className="sr-only">{feature}</span>
				</th>
				{products.map(({ slug, title, reference, use, isDiscontinued }) => (
					<th
						key={slug}
						scope="col"
						className="sticky top-0 z-10 desktop:lg:roomy:top-(--under-header) border-b border-line bg-white px-3 py-3 align-top font-normal print:static"
					>
						<SiteLink
							to={productAddress(slug)}
							detail
							className="block min-h-6 text-base leading-snug font-semibold text-balance underline-offset-4 hover:underline mobile:text-sm"
						>
							<Unbroken>{title}</Unbroken>
						</SiteLink>
						{use && <p className="text-xs text-ink-soft">{use}</p>}
						{isDiscontinued && (
							<p className="mt-1">
								<DiscontinuedMark />
							</p>
						)}
						<AddLink {...{ reference, isDiscontinued }} name={title} />
					</th>
				))}
			</tr>
		</thead>
	);
}
