import { brand } from '@site/contract/brand';
import { articleAddress, slugOf } from '../../destinations.ts';
import { pageMeta, publicUrlOf } from '../../meta.ts';
import { missingItem } from '../../missing-item.ts';
import { ArticleBody } from '../../sections/article-body.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export function loader({ context, params }: Route.LoaderArgs) {
	const article = visitOf(context).ask.article(slugOf(params));
	if (!article) throw missingItem();
	return { article };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { title, description, keywords, picture, slug } = loaderData.article;
	return pageMeta(publicUrlOf(matches), {
		title: `${title} - ${brand.name}`,
		description,
		keywords,
		path: articleAddress(slug),
		picture,
		shareAs: 'webp',
	});
}

export default function Article({ loaderData: { article } }: Route.ComponentProps) {
	return <ArticleBody article={article} />;
}
