import { composedMeta } from '../../document/meta.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { CultureArticle } from '../../sections/culture-article.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

/** The three culture texts on one page, always in Chinese (PAGE-17). */
export function loader({ context }: Route.LoaderArgs) {
	const { ask } = visitOf(context);
	const shown = composedPage(context, 'culture', 'cn');
	// The head is in the visitor's language, like the rest of the document.
	const { title, description, keywords } = ask.page('culture') ?? shown.page;
	return { ...shown, page: { ...shown.page, title, description, keywords }, culture: ask.culturePages('cn') };
}

export const meta = (args: Route.MetaArgs) => composedMeta(args);

export default function CultureCn({ loaderData: { culture, ...composed } }: Route.ComponentProps) {
	return (
		<div lang="zh-CN">
			<ComposedPage {...composed} />
			{culture.map((each) => (
				<CultureArticle key={each.slug} culture={each} as="h2" />
			))}
		</div>
	);
}
