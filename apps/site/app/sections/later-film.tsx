import { type ComponentProps, Suspense } from 'react';
import { later, laterComponent } from '../ui/later.ts';
import type { Film as WholeFilm } from './film.tsx';

export const film = later(() => import('./film.tsx'));
const LaterFilm = laterComponent(film, ({ Film }) => Film);

/** Loads the code for videos with the first one. */
export const Film = (props: ComponentProps<typeof WholeFilm>) => (
	<Suspense>
		<LaterFilm {...props} />
	</Suspense>
);
