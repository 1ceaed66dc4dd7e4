import { finderAddress } from '../../catalogue/finder-address.ts';
import { useLayout } from '../../client/use-shell.ts';
import { listAddress } from '../../destinations.ts';
import { productListWords } from '../../messages/product-list.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { bandWidth } from '../../ui/band.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { classes } from '../../ui/classes.ts';
import { HeadPicture } from '../../ui/head-picture.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { everyCategory, viewFields } from './address.ts';
import { productSearchField, searchProducts } from './filters.ts';
import { categoryIn, type ProductListState } from './product-list-view.ts';

type ListHeadProps = { list: ProductListState; banner: SectionViewOf<'banner'> | undefined };

/** The head of the list, low enough for products to be on the first screen: breadcrumb, category and search. */
export function ListHead({ list, banner }: ListHeadProps) {
	const words = useWords(productListWords);
	const { head } = list.data;
	const title = head?.name ?? banner?.title;
	const intro = head?.description || banner?.text;
	// A phone has no room for the picture and must not load it.
	const picture = useLayout() === 'desktop' && (head?.picture ?? banner?.picture);
	return (
		<div className="on-deep page-head head-low text-white" data-tint={head?.tint}>
			{picture && (
				<div className="no-print max-[56rem]:hidden">
					<HeadPicture picture={picture} eager decorative low />
				</div>
			)}
			<div className={classes('relative w-full', bandWidth, 'pt-1 pb-6 desktop:pt-3 desktop:pb-8')}>
				<Whereabouts list={list} />
				<div className="desktop:min-[56rem]:w-1/2 desktop:md:max-w-xl">
					<h1 className="text-3xl text-balance">{title && <Unbroken>{title}</Unbroken>}</h1>
					{intro && <p className="mt-2 text-white/90">{intro}</p>}
				</div>
				<div className="no-print mt-4 desktop:min-[56rem]:w-1/2 desktop:md:max-w-xl">
					<ProductSearch list={list} />
					<SiteLink
						to={finderAddress(list.view)}
						className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline underline-offset-4"
					>
						{words.finder}
						<Icon name="arrow" className="size-4" />
					</SiteLink>
				</div>
			</div>
		</div>
	);
}

/** Home, Products and, if one is chosen, the name of the category. */
function Whereabouts({ list: { data } }: { list: ProductListState }) {
	const messages = useMessages();
	const category = categoryIn(data.categories, data.shown.category);
	const home = { label: messages.home, to: '/' };
	const products = { label: messages.products, to: listAddress(everyCategory) };
	return (
		<Breadcrumb items={category ? [home, products, { label: category.name }] : [home, { label: messages.products }]} />
	);
}

function ProductSearch({ list: { view, asked, change } }: { list: ProductListState }) {
	const { catalogue } = useMessages();
	return (
		<SearchField
			id={productSearchField}
			name="search"
			label={catalogue.searchProduct}
			placeholder={catalogue.searchProduct}
			keyword={asked.search}
			onKeyword={(keyword, how) => change((current) => searchProducts(current, keyword), how)}
		>
			<HiddenFields fields={viewFields(searchProducts(view, ''))} />
		</SearchField>
	);
}
