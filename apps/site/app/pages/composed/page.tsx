import { composedMeta } from '../../document/meta.ts';
import { canonicalPaths } from '../../route-paths.ts';
import { ComposedPage, composedPage, freePage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';
import { composedKeyOf } from './row.ts';

/** Every page that consists only of sections: the route table names the page, or the address is that of a free page. */
export function loader({ context, pattern, url }: Route.LoaderArgs) {
	const key = composedKeyOf(pattern);
	return key ? composedPage(context, key) : freePage(context, url.pathname.slice(1));
}

export const meta = (args: Route.MetaArgs) =>
	composedMeta(args, { path: canonicalPaths[args.location.pathname] ?? args.location.pathname });

export default function Composed({ loaderData }: Route.ComponentProps) {
	return <ComposedPage {...loaderData} />;
}
