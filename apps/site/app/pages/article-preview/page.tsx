import { brand } from '@site/contract/brand';
import { articleAddress, slugOf } from '../../destinations.ts';
import { pageMeta, publicUrlOf } from '../../meta.ts';
import { missingItem } from '../../missing-item.ts';
import { ArticleBody } from '../../sections/article-body.tsx';
import { PreviewNote } from '../../sections/preview-note.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

/** What staff last saved, through the studio's signed link; without it, what is published (D14). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { ask, previews } = visitOf(context);
	const slug = slugOf(params);
	const article = (await previews.article(slug, url.searchParams.get('token') ?? '')) ?? ask.article(slug);
	if (!article) throw missingItem();
	return { article };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { title, description, keywords, slug } = loaderData.article;
	const words = { title: `${title} - ${brand.name}`, description, keywords };
	return pageMeta(publicUrlOf(matches), { ...words, path: articleAddress(slug), hidden: true });
}

export default function ArticlePreview({ loaderData: { article } }: Route.ComponentProps) {
	return (
		<>
			<PreviewNote />
			<ArticleBody article={article} />
		</>
	);
}
