import { mobileNewsInterval } from '../constants.ts';
import { articleAddress } from '../destinations.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useTone } from '../ui/band.tsx';
import { PauseButton, useCarousel } from '../ui/carousel.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ArticleCard } from '../visit.ts';

/** The news as slides that advance automatically. Without scripting they are a scrollable row. */
export function NewsCarousel({ articles, label }: { articles: readonly ArticleCard[]; label: string }) {
	const carousel = useCarousel({ interval: mobileNewsInterval });
	const messages = useMessages();
	const line = classes('border', useTone() === 'deep' ? 'border-white/30' : 'border-ink/15');
	const round = classes('hidden size-11 items-center justify-center rounded-full scripting:inline-flex', line);
	return (
		<section aria-roledescription={messages.carouselRole} aria-label={label} {...carousel.region}>
			<div
				ref={carousel.viewport}
				className="-mx-5 [scroll-snap-type:x_mandatory] scroll-px-5 overflow-x-auto scrollbar-none px-5"
			>
				<ul className="-ml-4 flex" aria-live={carousel.live}>
					{articles.map((article) => (
						<li key={article.id} className="w-[88%] shrink-0 snap-start pl-4 sm:w-1/2">
							<NewsSlide article={article} />
						</li>
					))}
				</ul>
			</div>
			<div className="mt-6 flex items-center gap-3">
				<button type="button" className={round} onClick={carousel.previous} aria-label={messages.previous}>
					<Icon name="arrow-left" />
				</button>
				<button type="button" className={round} onClick={carousel.next} aria-label={messages.next}>
					<Icon name="arrow" />
				</button>
				<PauseButton carousel={carousel} className={line} />
			</div>
		</section>
	);
}

function NewsSlide({ article }: { article: ArticleCard }) {
	const { slug, title, description, publishedOn, publishedText, picture } = article;
	return (
		<div className="relative">
			<div className="aspect-4/3 overflow-hidden rounded-card">
				<Picture
					picture={picture}
					sizes="(min-width: 640px) 46vw, 78vw"
					shape={4 / 3}
					decorative
					className="size-full object-cover"
				/>
			</div>
			<time dateTime={publishedOn} className="mt-4 block text-sm opacity-80">
				{publishedText}
			</time>
			<h3 className="mt-1.5 text-xl">
				<SiteLink to={articleAddress(slug)} detail className="after:absolute after:inset-0">
					<Unbroken>{title}</Unbroken>
				</SiteLink>
			</h3>
			<p className="mt-2 line-clamp-3 text-sm opacity-85">
				<Unbroken>{description}</Unbroken>
			</p>
		</div>
	);
}
