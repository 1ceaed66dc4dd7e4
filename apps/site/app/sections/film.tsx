import { usualUrl } from '@site/contract/picture-sizes';
import { useState } from 'react';
import { useShell } from '../client/use-shell.ts';
import { filmWords } from '../messages/film.ts';
import { useWords } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import type { FilmSource, FilmView } from '../visit.ts';

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

type PlayerProps = Pick<FilmView, 'title' | 'poster'> & { source: FilmSource };

const frame = 'aspect-video w-full rounded-card bg-ink';
const tags = { en: 'en', cn: 'zh-CN' };
/** The pressed button is removed, so the focus moves to the player. */
const takeFocus = (player: HTMLElement | null) => player?.focus();

/** The player, in place of the poster. */
function FilmPlayer({ title, poster, source }: PlayerProps) {
	const words = useWords(filmWords);
	const { language } = useShell();
	if (source.kind !== 'own') {
		return (
			<iframe
				ref={takeFocus}
				src={source.url}
				title={title}
				allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
				referrerPolicy="strict-origin-when-cross-origin"
				className={frame}
			/>
		);
	}
	return (
		// biome-ignore lint/a11y/useMediaCaption: a film may be without captions until staff have written them
		<video
			ref={takeFocus}
			controls
			autoPlay
			playsInline
			aria-label={title}
			poster={usualUrl(poster.url)}
			className={frame}
		>
			<source src={source.url} type={source.type} />
			{source.captions.map((track) => (
				<track
					key={track.language}
					kind="captions"
					src={track.url}
					srcLang={tags[track.language]}
					label={words.tracks[track.language]}
					default={track.language === language}
				/>
			))}
		</video>
	);
}
