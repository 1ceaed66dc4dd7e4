import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { Film } from '../later-film.tsx';

/** A film within the page, under its heading. */
export function VideoSection({ section: { tone, title, text, film } }: { section: SectionViewOf<'video'> }) {
	return (
		<Band tone={tone}>
			<Heading title={title} intro={text} className="mb-10" />
			{film && (
				<div className="desktop:max-w-5xl">
					<Film film={film} sizes="(min-width: 1104px) 1024px, 100vw" />
				</div>
			)}
		</Band>
	);
}
