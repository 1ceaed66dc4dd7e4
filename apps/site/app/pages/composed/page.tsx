import type { PageKey } from '@site/contract/pages';
import { composedMeta } from '../../document/meta.ts';
import { canonicalPaths } from '../../route-paths.ts';
import { routeTable } from '../../route-table.ts';
import { ComposedPage, composedPage, freePage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';

/** The sections of a route; null for a free page. */
const composedKeyOf = (pattern: string): PageKey | null =>
	routeTable.find((route) => route.path === pattern)?.composed ?? null;

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
