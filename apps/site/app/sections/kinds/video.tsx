import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { Film } from '../later-film.tsx';

/** A video beside its heading. */
export function VideoSection({ section: { tone, title, text, film } }: { section: SectionViewOf<'video'> }) {
	return (
		<Band tone={tone} className="grid gap-10 wide:grid-cols-[5fr_7fr] desktop:gap-16">
			<Heading title={title} intro={text} />
			{film && (
				<div className="film-frame">
					<Film film={film} sizes="(min-width: 1280px) 800px, (min-width: 640px) 60vw, 100vw" />
				</div>
			)}
		</Band>
	);
}
