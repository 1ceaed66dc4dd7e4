import { slugOf } from '../../destinations.ts';
import { feedLinks } from '../../document/feeds.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { offeredInstead } from '../../document/offered-instead.ts';
import { ArticleBody } from '../../sections/article-body.tsx';
import { Sections } from '../../sections/sections.tsx';
import { addedSections } from '../../sections/still.ts';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { headOfArticle } from './head-of-article.ts';
import { Neighbours } from './neighbours.tsx';
import { Related } from './related.tsx';
import { ShareLinks } from './share-links.tsx';

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = visitOf(context);
	const slug = slugOf(params);
	const article = visit.ask.article(slug);
	if (!article) throw missingItem(offeredInstead(visit, 'article', slug));
	return {
		article: { ...article, sections: [] },
		sections: addedSections(visit, article.sections),
		sharing: visit.ask.sharing(),
		...visit.ask.articleSurroundings(article.slug),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const site = siteOf(matches);
	return [...pageMeta(site, headOfArticle(loaderData.article)), ...feedLinks(site, [loaderData.article.kind])];
}

export default function Article({ loaderData }: Route.ComponentProps) {
	const { article, sections, sharing, older, newer, related } = loaderData;
	return (
		<>
			<ArticleBody article={article}>
				<ShareLinks article={article} sharing={sharing} />
			</ArticleBody>
			<Sections sections={sections} />
			<Neighbours kind={article.kind} older={older} newer={newer} />
			<Related articles={related} />
		</>
	);
}
