import { Film } from '../sections/later-film.tsx';
import type { FilmView } from '../visit.ts';

/** The videos about a product, side by side if there is room. */
export function ProductFilms({ films }: { films: readonly FilmView[] }) {
	return (
		<ul id="films" className="grid scroll-mt-28 gap-6 sm:grid-cols-2 desktop:grid-cols-3">
			{films.map((film) => (
				<li key={film.source.url}>
					<Film film={film} small sizes="(min-width: 1280px) 380px, (min-width: 640px) 50vw, 100vw" />
					<p className="mt-3 font-semibold">{film.title}</p>
				</li>
			))}
		</ul>
	);
}
