import { usualUrl } from '@site/contract/picture-sizes';
import { useShell } from '../client/use-shell.ts';
import { filmWords } from '../messages/film.ts';
import { useWords } from '../messages/use-messages.ts';
import type { FilmSource, FilmView } from '../visit.ts';

type PlayerProps = Pick<FilmView, 'title' | 'poster'> & { source: FilmSource };

const frame = 'aspect-video w-full rounded-card bg-ink';
const tags = { en: 'en', cn: 'zh-CN' };
/** The pressed button is removed, so the focus moves to the player. */
const takeFocus = (player: HTMLElement | null) => player?.focus();

/** The player, in place of the poster. */
export function FilmPlayer({ title, poster, source }: PlayerProps) {
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
