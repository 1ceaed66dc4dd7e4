import { composedMeta } from '../../document/meta.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { BannerCarousel } from './banner-carousel.tsx';
import { Notice } from './notice.tsx';

export function loader({ context }: Route.LoaderArgs) {
	const { ask, today } = visitOf(context);
	return { ...composedPage(context, 'home'), home: ask.home(today) };
}

export const meta = (args: Route.MetaArgs) => composedMeta(args);

export default function Home({ loaderData: { home, ...composed } }: Route.ComponentProps) {
	return (
		<>
			{home.notice && <Notice notice={home.notice} />}
			<BannerCarousel banners={home.banners} />
			<ComposedPage {...composed} />
		</>
	);
}
