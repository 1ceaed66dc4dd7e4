import { composedMeta } from '../../document/meta.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { PageTitle } from '../../sections/page-title.tsx';
import type { Route } from './+types/page';

export const loader = ({ context }: Route.LoaderArgs) => composedPage(context, 'accessibility');

export const meta = (args: Route.MetaArgs) => composedMeta(args);

/** A text page: the title of its first section is the title of the page. */
export default function Accessibility({ loaderData: { page, data } }: Route.ComponentProps) {
	const [first, ...rest] = page.sections;
	const titled = first?.kind === 'text' && first.title ? first : null;
	const sections = titled ? [{ ...titled, title: undefined }, ...rest] : page.sections;
	return (
		<>
			<PageTitle title={titled?.title ?? page.title} />
			<ComposedPage page={{ ...page, sections }} data={data} />
		</>
	);
}
