import { composedMeta } from '../../meta.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';

export const loader = ({ context }: Route.LoaderArgs) => composedPage(context, 'media-room');

export const meta = (args: Route.MetaArgs) => composedMeta(args);

export default function MediaRoom({ loaderData }: Route.ComponentProps) {
	return <ComposedPage {...loaderData} />;
}
