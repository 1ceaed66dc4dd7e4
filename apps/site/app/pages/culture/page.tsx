import { brand } from '@site/contract/brand';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { cultureWords } from '../../messages/culture.ts';
import { useWords } from '../../messages/use-messages.ts';
import { CultureArticle } from '../../sections/culture-article.tsx';
import { CallSection } from '../../sections/kinds/call.tsx';
import { WayOn } from '../../sections/way-on.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export function loader({ context, url }: Route.LoaderArgs) {
	const codes = visitOf(context).ask.culturePages();
	const at = codes.findIndex(({ slug }) => slug === url.pathname.split('/').at(-1));
	const culture = codes[at];
	if (!culture) throw missingItem();
	const following = codes[(at + 1) % codes.length];
	const next = following && following !== culture ? { slug: following.slug, title: following.title } : null;
	return { culture, next };
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

export default function Culture({ loaderData: { culture, next } }: Route.ComponentProps) {
	const words = useWords(cultureWords);
	const positions = { label: words.positions, to: '/careers', style: 'primary' } as const;
	return (
		<>
			<CultureArticle culture={culture} as="h1">
				{next && <WayOn to={`/Culture/${next.slug}`} label={words.next} title={next.title} />}
			</CultureArticle>
			<CallSection section={{ kind: 'call', tone: 'deep', title: words.careers, actions: [positions] }} />
		</>
	);
}
