import { articleAddress } from '../destinations.ts';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ArticleCard as Article } from '../visit.ts';
import { cardSizes } from './card-sizes.ts';

/** The link covers the whole card. */
export function ArticleCard({ article }: { article: Article }) {
	const { slug, title, description, publishedText, publishedOn, picture } = article;
	return (
		<article className="group relative min-w-0">
			<div className="aspect-3/2 overflow-hidden rounded-card bg-pale">
				<Picture
					picture={picture}
					sizes={cardSizes.third}
					shape={3 / 2}
					decorative
					className="size-full object-cover transition-transform duration-200 group-has-[a:hover]:scale-103"
				/>
			</div>
			<p className="mt-4 text-sm text-ink-soft">
				<time dateTime={publishedOn}>{publishedText}</time>
			</p>
			<h3 className="mt-1 text-xl">
				<SiteLink
					to={articleAddress(slug)}
					detail
					className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-coral-text"
				>
					<Unbroken>{title}</Unbroken>
				</SiteLink>
			</h3>
			<p className="mt-2 line-clamp-3 text-sm text-ink-soft">
				<Unbroken>{description}</Unbroken>
			</p>
		</article>
	);
}
