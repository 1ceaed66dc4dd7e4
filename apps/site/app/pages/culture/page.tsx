import { brand } from '@site/contract/brand';
import { pageMeta, siteOf } from '../../meta.ts';
import { missingItem } from '../../missing-item.ts';
import { CultureArticle } from '../../sections/culture-article.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export function loader({ context, url }: Route.LoaderArgs) {
	const culture = visitOf(context).ask.culturePage(url.pathname.split('/').at(-1) ?? '');
	if (!culture) throw missingItem();
	return { culture };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { title, summary, picture } = loaderData.culture;
	return pageMeta(siteOf(matches), {
		title: `${title} - ${brand.name}`,
		description: summary,
		keywords: title,
		path: location.pathname,
		picture,
	});
}

export default function Culture({ loaderData: { culture } }: Route.ComponentProps) {
	return <CultureArticle culture={culture} as="h1" />;
}
