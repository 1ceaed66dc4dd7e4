import { composedMeta } from '../../document/meta.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { CultureArticle } from '../../sections/culture-article.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

/** The three culture texts on one page. */
export const loader = ({ context }: Route.LoaderArgs) => ({
	...composedPage(context, 'culture'),
	culture: visitOf(context).ask.culturePages(),
});

export const meta = (args: Route.MetaArgs) => composedMeta(args);

export default function CultureCn({ loaderData: { culture, ...composed } }: Route.ComponentProps) {
	return (
		<>
			<ComposedPage {...composed} />
			{culture.map((each) => (
				<CultureArticle key={each.slug} culture={each} as="h2" />
			))}
		</>
	);
}
