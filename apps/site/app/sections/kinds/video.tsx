import { useMessages } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { SectionViewOf } from '../../visit.ts';

/** A film elsewhere, behind its poster: nothing is loaded from there before the visitor follows the link. */
export function VideoSection({ section: { tone, title, text, poster, to } }: { section: SectionViewOf<'video'> }) {
	const messages = useMessages();
	return (
		<Band tone={tone}>
			<Heading title={title} intro={text} className="mb-10" />
			<SiteLink to={to} className="group relative block aspect-video overflow-hidden rounded-card desktop:aspect-21/9">
				<Picture
					picture={poster}
					sizes="(min-width: 1280px) 1200px, 100vw"
					className="size-full object-cover transition-transform duration-200 group-hover:scale-105"
				/>
				<span className="absolute inset-0 bg-ink/35" />
				<span className="absolute bottom-4 left-4 inline-flex min-h-14 items-center gap-4 rounded-full bg-white py-2 pr-6 pl-2 font-semibold text-ink desktop:bottom-8 desktop:left-8">
					<span className="grid size-12 place-items-center rounded-full bg-coral">
						<Icon name="play" className="size-6" />
					</span>
					{messages.watchVideo}
				</span>
			</SiteLink>
		</Band>
	);
}
