import { useLayout } from '../../client/use-shell.ts';
import { addressOf } from '../../destinations.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { ArrowLink } from '../actions.tsx';
import { laterKind } from '../later-kind.ts';
import { NewsCarousel } from '../news-carousel.tsx';
import { useSectionData } from '../section-data.ts';

/** On the first page load it is markup only. */
const NewsGrid = laterKind((kinds) => kinds.newsGrid);

/** The newest articles: three cards on desktop, slides on mobile. */
export function NewsSection({ section: { tone, title, of } }: { section: SectionViewOf<'news'> }) {
	const articles = useSectionData().news[of];
	const messages = useMessages();
	const News = useLayout() === 'desktop' ? NewsGrid : NewsCarousel;
	if (articles.length === 0) return null;
	return (
		<Band tone={tone}>
			<div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 desktop:mb-12">
				<Heading title={title} />
				<ArrowLink to={addressOf({ name: 'Resources' })}>
					{messages.viewMore}
					<span className="sr-only"> {title}</span>
				</ArrowLink>
			</div>
			<News articles={articles} label={title} />
		</Band>
	);
}
