import { finderAddress } from '../../catalogue/finder-address.ts';
import { useLayout } from '../../client/use-shell.ts';
import { productListWords } from '../../messages/product-list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { RingPicture } from '../../ui/ring-picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { CategoryHead, SectionViewOf } from '../../visit.ts';
import type { ListProps } from './list-props.ts';
import { ProductSearch } from './product-search.tsx';
import { Whereabouts } from './whereabouts.tsx';

type ListHeadProps = ListProps & { banner: SectionViewOf<'banner'> | undefined; head: CategoryHead | undefined };

/** The head of the list, low enough for products to be on the first screen: breadcrumb, category and search. */
export function ListHead({ banner, head, ...list }: ListHeadProps) {
	const words = useWords(productListWords);
	const title = head?.name ?? banner?.title;
	const intro = head?.description || banner?.text;
	// A phone has no room for the picture and must not load it.
	const picture = useLayout() === 'desktop' && (head?.picture ?? banner?.picture);
	return (
		<div className="on-deep ring-head ring-low text-white" data-tint={head?.tint}>
			{picture && (
				<div className="no-print max-[56rem]:hidden">
					<RingPicture picture={picture} eager decorative low />
				</div>
			)}
			<div className={classes('relative w-full', bandWidth, 'pt-1 pb-6 desktop:pt-3 desktop:pb-8')}>
				<Whereabouts {...list} />
				<div className="desktop:min-[56rem]:w-1/2 desktop:md:max-w-xl">
					<h1 className="text-3xl text-balance">{title && <Unbroken>{title}</Unbroken>}</h1>
					{intro && <p className="mt-2 text-white/90">{intro}</p>}
				</div>
				<div className="no-print mt-4 desktop:min-[56rem]:w-1/2 desktop:md:max-w-xl">
					<ProductSearch {...list} />
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
