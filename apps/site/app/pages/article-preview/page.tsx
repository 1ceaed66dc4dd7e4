import { brand } from '@site/contract/brand';
import { data } from 'react-router';
import { slugOf } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { hiddenMeta, previewed } from '../../document/previewed.ts';
import { previewWords } from '../../messages/preview.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ArticleBody } from '../../sections/article-body.tsx';
import { NoPreview } from '../../sections/no-preview.tsx';
import { PreviewNote } from '../../sections/preview-note.tsx';
import { Sections } from '../../sections/sections.tsx';
import { visitOf } from '../../visit.ts';
import { headOfArticle } from '../article/head-of-article.ts';
import { ShareLinks } from '../article/share-links.tsx';
import type { Route } from './+types/page';

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { ask, previews } = visitOf(context);
	const slug = slugOf(params);
	const seen = await previewed(url, (token) => previews.article(slug, token), ask.article(slug));
	return data({ ...seen, sharing: ask.sharing() }, { status: seen.status });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData?.item) return hiddenMeta(brand.name);
	return pageMeta(siteOf(matches), { ...headOfArticle(loaderData.item), hidden: true });
}

export default function ArticlePreview({ loaderData }: Route.ComponentProps) {
	const { notShared } = useWords(previewWords);
	if (!loaderData.item) return <NoPreview {...loaderData} />;
	return (
		<>
			<PreviewNote shown={loaderData.shown} />
			<ArticleBody article={loaderData.item}>
				<ShareLinks article={loaderData.item} sharing={loaderData.sharing} notShared={notShared} />
			</ArticleBody>
			<Sections sections={loaderData.item.sections} />
		</>
	);
}
