import { addressOf } from '../../destinations.ts';
import { sectionWords } from '../../messages/sections.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { AreaView, SectionViewOf } from '../../visit.ts';
import { useSectionData } from '../section-data.ts';

/** All product areas at a glance. */
export function AreasSection({ section: { tone, title, intro } }: { section: SectionViewOf<'areas'> }) {
	const { areas } = useSectionData();
	return (
		<Band tone={tone}>
			<Heading title={title} intro={intro} className="mb-10 desktop:mb-14" />
			<ul className="grid gap-x-8 sm:grid-cols-2 desktop:lg:grid-cols-3">
				{areas.map((area) => (
					<Area key={area.slug} area={area} />
				))}
			</ul>
		</Band>
	);
}

function Area({ area: { slug, name, picture, products } }: { area: AreaView }) {
	const { productsInArea } = useWords(sectionWords);
	return (
		<li className="border-t border-ink/15">
			<SiteLink
				to={addressOf({ name: 'Products', params: { cateId: slug } })}
				className="group flex items-center gap-5 py-4"
			>
				<span className="block aspect-4/3 w-24 shrink-0 overflow-hidden rounded-card">
					<Picture
						picture={picture}
						sizes="96px"
						className="size-full object-cover transition-transform duration-200 group-hover:scale-105"
					/>
				</span>
				<span className="min-w-0 grow">
					<span className="block text-lg font-semibold group-hover:text-teal">{name}</span>
					<span className="mt-1 block text-sm opacity-75">{productsInArea(products)}</span>
				</span>
				<Icon name="arrow" className="size-5 shrink-0 text-teal" />
			</SiteLink>
		</li>
	);
}
