import { composedMeta } from '../../document/meta.ts';
import { canonicalPaths } from '../../route-paths.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';
import { composedKeyOf } from './row.ts';

/** Every page that is made of its sections alone; the route table says which sections those are. */
export const loader = ({ context, pattern }: Route.LoaderArgs) => composedPage(context, composedKeyOf(pattern));

export const meta = (args: Route.MetaArgs) =>
	composedMeta(args, { path: canonicalPaths[args.location.pathname] ?? args.location.pathname });

export default function Composed({ loaderData }: Route.ComponentProps) {
	return <ComposedPage {...loaderData} />;
}
