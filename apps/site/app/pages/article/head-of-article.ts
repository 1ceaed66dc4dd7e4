import { brand } from '@site/contract/brand';
import { articleAddress } from '../../destinations.ts';
import type { PageMeta } from '../../document/meta.ts';
import type { ArticleView } from '../../visit.ts';

/** Title, description, keywords and sharing tags of an article, and of its preview (D52). */
export const headOfArticle = ({ title, description, keywords, picture, slug, publishedOn }: ArticleView): PageMeta => ({
	title: `${title} - ${brand.name}`,
	description,
	keywords,
	path: articleAddress(slug),
	picture,
	shareAs: 'webp',
	publishedOn,
});
