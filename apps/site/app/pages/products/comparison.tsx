import { specificationKeys } from '@site/contract/specifications';
import { Link } from 'react-router';
import { productAddress } from '../../destinations.ts';
import { productWords } from '../../messages/product.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { toggleCompared, type View } from './filters.ts';
import type { ComparedProduct } from './loader.ts';
import { useView, type ViewAddress } from './use-view.ts';

/** Up to three products side by side, at an address of its own. */
export function Comparison({ products, entered }: { products: readonly ComparedProduct[]; entered: string }) {
	const { catalogue } = useMessages();
	const { view, to } = useView(entered);
	return (
		<section className={classes(bandWidth, 'py-10 desktop:py-16')}>
			<Link
				to={to({ ...view, comparing: false })}
				className="no-print inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline-offset-8 hover:underline"
			>
				<Icon name="arrow-left" />
				{catalogue.backToProducts}
			</Link>
			<h1 className="mt-2 mb-8 text-3xl">{catalogue.comparison}</h1>
			{products.length === 0 ? (
				<EmptyState title={catalogue.nothingToCompare} />
			) : (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways has to be reached by the keyboard
				<section aria-label={catalogue.comparison} tabIndex={0} className="overflow-x-auto mobile:-mx-5 mobile:px-5">
					<table className="w-full table-fixed border-collapse text-left text-sm tabular-nums">
						<Head products={products} view={view} to={to} />
						<Body products={products} />
					</table>
				</section>
			)}
		</section>
	);
}

function Head({ products, view, to }: { products: readonly ComparedProduct[]; view: View; to: ViewAddress }) {
	const { catalogue } = useMessages();
	return (
		<thead>
			<tr>
				<th scope="col" className="w-28 align-bottom desktop:w-48">
					<span className="sr-only">{catalogue.feature}</span>
				</th>
				{products.map(({ slug, title, picture }) => (
					<th key={slug} scope="col" className="w-44 px-3 pb-5 align-top font-normal desktop:w-auto">
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
								aria-label={catalogue.takeOut(title)}
								className="no-print absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-white text-ink shadow-raised transition-colors duration-200 hover:bg-pale"
							>
								<Icon name="close" />
							</Link>
						</div>
						<SiteLink
							to={productAddress(slug)}
							detail
							className="mt-4 block text-base leading-snug font-semibold underline-offset-4 hover:underline"
						>
							{title}
						</SiteLink>
					</th>
				))}
			</tr>
		</thead>
	);
}

function Body({ products }: { products: readonly ComparedProduct[] }) {
	const { catalogue } = useMessages();
	const words = useWords(productWords);
	const rows: { name: string; value: (product: ComparedProduct) => string }[] = [
		{ name: words.reference, value: ({ reference }) => reference },
		{ name: catalogue.category, value: ({ parentName }) => parentName },
		{ name: catalogue.certifications, value: ({ certifications }) => certifications.join('\n') },
		{ name: catalogue.testTypes, value: ({ testTypes }) => testTypes.join('\n') },
		...specificationKeys.map((key) => ({
			name: words.specification[key],
			value: ({ specifications }: ComparedProduct) => specifications.find((entry) => entry.key === key)?.value ?? '',
		})),
	];
	return (
		<tbody>
			{rows.map(({ name, value }) => (
				<tr key={name} className="border-t border-line">
					<th scope="row" className="sticky left-0 bg-white py-4 pr-3 align-top font-semibold">
						{name}
					</th>
					{products.map((product) => (
						<td key={product.slug} className="px-3 py-4 align-top whitespace-pre-line">
							{value(product) || <span className="text-ink-soft">{catalogue.notStated}</span>}
						</td>
					))}
				</tr>
			))}
		</tbody>
	);
}
