import { useState } from 'react';
import { filmWords } from '../messages/film.ts';
import { useWords } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import type { FilmView } from '../visit.ts';
import { FilmPlayer } from './film-player.tsx';

type FilmProps = { film: FilmView; sizes: string; small?: boolean };

/**
 * A video behind its poster (D36). The player replaces the poster on click, and nothing loads before. Without scripting
 * it is a link to the video.
 */
export function Film({ film, sizes, small = false }: FilmProps) {
	const words = useWords(filmWords);
	const [isPlaying, setPlaying] = useState(false);
	const { title, poster, source } = film;
	if (isPlaying && source.kind !== 'outside') return <FilmPlayer title={title} poster={poster} source={source} />;
	const wayOut = source.kind !== 'own' && source.host ? words.watchOn(source.host) : words.watch;
	const link = (
		<SiteLink to={source.url} className="absolute inset-0" label={`${wayOut}: ${title}`}>
			<PlayBadge small={small} words={wayOut} />
		</SiteLink>
	);
	return (
		<div className="group relative aspect-video overflow-hidden rounded-card">
			<Picture
				picture={poster}
				sizes={sizes}
				decorative
				className="size-full object-cover transition-transform duration-200 group-hover:scale-105"
			/>
			{source.kind === 'outside' ? (
				link
			) : (
				<>
					<button
						type="button"
						aria-label={source.kind === 'own' ? words.play(title) : words.playFrom(title, source.host)}
						onClick={() => setPlaying(true)}
						className="absolute inset-0 cursor-pointer noscript:hidden"
					>
						<PlayBadge
							small={small}
							words={words.watch}
							note={source.kind === 'framed' ? words.playsFrom(source.host) : undefined}
						/>
					</button>
					<noscript>{link}</noscript>
				</>
			)}
		</div>
	);
}

function PlayBadge({ words, note, small }: { words: string; note?: string | undefined; small: boolean }) {
	return (
		<span
			className={classes(
				'absolute inline-flex items-center rounded-full bg-white font-semibold text-ink',
				small
					? 'bottom-3 left-3 gap-2 py-1 pr-4 pl-1 text-sm'
					: 'bottom-4 left-4 gap-4 p-2 xl:pr-6 desktop:xl:bottom-8 desktop:xl:left-8',
			)}
		>
			<span className={classes('grid place-items-center rounded-full bg-coral', small ? 'size-9' : 'size-12')}>
				<Icon name="play" className={small ? 'size-4' : 'size-6'} />
			</span>
			<span className={classes('text-left', !small && 'max-xl:sr-only')}>
				{words}
				{note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
			</span>
		</span>
	);
}
