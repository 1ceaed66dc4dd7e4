import { articleAddress } from '../destinations.ts';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ArticleCard } from '../visit.ts';

/** Three cards; on hover or focus the summary covers the picture. */
export function NewsGrid({ articles }: { articles: readonly ArticleCard[] }) {
	return (
		<ul className="grid grid-cols-3 gap-8">
			{articles.map(({ id, slug, title, description, publishedOn, publishedText, picture }) => (
				<li key={id} className="group relative min-w-0">
					<div className="relative aspect-4/3 overflow-hidden rounded-card">
						<Picture
							picture={picture}
							sizes="(min-width: 1920px) 22vw, (min-width: 1280px) 380px, 28vw"
							shape={4 / 3}
							decorative
							className="size-full object-cover"
						/>
						<p className="absolute inset-0 overflow-hidden bg-deep/92 p-6 text-white opacity-0 transition-opacity duration-200 group-focus-within:opacity-100 group-hover:opacity-100">
							<span className="line-clamp-6">
								<Unbroken>{description}</Unbroken>
							</span>
						</p>
					</div>
					<time dateTime={publishedOn} className="mt-5 block text-sm opacity-80">
						{publishedText}
					</time>
					<h3 className="mt-1.5 text-xl">
						<SiteLink to={articleAddress(slug)} detail className="after:absolute after:inset-0 group-hover:underline">
							<Unbroken>{title}</Unbroken>
						</SiteLink>
					</h3>
				</li>
			))}
		</ul>
	);
}
