import { brand } from '@site/contract/brand';
import { data } from 'react-router';
import { articleAddress, slugOf } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { hiddenMeta, previewed } from '../../document/previewed.ts';
import { ArticleBody } from '../../sections/article-body.tsx';
import { NoPreview } from '../../sections/no-preview.tsx';
import { PreviewNote } from '../../sections/preview-note.tsx';
import { Sections } from '../../sections/sections.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { ask, previews } = visitOf(context);
	const slug = slugOf(params);
	const seen = await previewed(url, (token) => previews.article(slug, token), ask.article(slug));
	return data(seen, { status: seen.status });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData?.item) return hiddenMeta(brand.name);
	const { title, description, keywords, slug } = loaderData.item;
	const words = { title: `${title} - ${brand.name}`, description, keywords };
	return pageMeta(siteOf(matches), { ...words, path: articleAddress(slug), hidden: true });
}

export default function ArticlePreview({ loaderData }: Route.ComponentProps) {
	if (!loaderData.item) return <NoPreview {...loaderData} />;
	return (
		<>
			<PreviewNote shown={loaderData.shown} />
			<ArticleBody article={loaderData.item} />
			<Sections sections={loaderData.item.sections} />
		</>
	);
}
