import type { ArticleKind } from '@site/contract/article-kinds';
import { addressOf, articleAddress, slugOf } from '../../destinations.ts';
import { feedLinks } from '../../document/feeds.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { offeredInstead } from '../../document/offered-instead.ts';
import { newsroomWords } from '../../messages/newsroom.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ArrowLink } from '../../sections/actions.tsx';
import { ArticleBody } from '../../sections/article-body.tsx';
import { ArticleCard } from '../../sections/article-card.tsx';
import { Sections } from '../../sections/sections.tsx';
import { addedSections } from '../../sections/still.ts';
import { Band, bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { type ArticleCard as Card, type Neighbour, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { headOfArticle } from './head-of-article.ts';
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

type NeighboursProps = { kind: ArticleKind; older: Neighbour | null; newer: Neighbour | null };

/** Links to the older and newer article of the same kind. */
function Neighbours({ kind, older, newer }: NeighboursProps) {
	const words = useWords(newsroomWords);
	if (!older && !newer) return null;
	return (
		<nav aria-label={words.more[kind]} className={classes('no-print pb-[clamp(3.5rem,2.5rem+4vw,7rem)]', bandWidth)}>
			<ul className="grid border-t border-line sm:grid-cols-2">
				{older && (
					<li>
						<SiteLink
							to={articleAddress(older.slug)}
							className="group flex h-full items-start gap-4 py-6 max-sm:border-b max-sm:border-line sm:pr-8"
						>
							<Icon name="arrow-left" className="mt-1 size-5 shrink-0 text-teal" />
							<Words label={words.older} title={older.title} />
						</SiteLink>
					</li>
				)}
				{newer && (
					<li className="sm:col-start-2 sm:border-l sm:border-line">
						<SiteLink
							to={articleAddress(newer.slug)}
							className="group flex h-full items-start justify-end gap-4 py-6 text-right sm:pl-8"
						>
							<Words label={words.newer} title={newer.title} />
							<Icon name="arrow" className="mt-1 size-5 shrink-0 text-teal" />
						</SiteLink>
					</li>
				)}
			</ul>
		</nav>
	);
}

const Words = ({ label, title }: { label: string; title: string }) => (
	<span className="min-w-0">
		<span className="block text-sm text-ink-soft">{label}</span>{' '}
		<span className="block font-semibold underline-offset-4 group-hover:underline">
			<Unbroken>{title}</Unbroken>
		</span>
	</span>
);

/** Three articles on the same subject, and a link to all articles. */
function Related({ articles }: { articles: readonly Card[] }) {
	const words = useWords(newsroomWords);
	if (articles.length === 0) return null;
	return (
		<div className="no-print">
			<Band tone="pale">
				<div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
					<h2 className="text-3xl">{words.related}</h2>
					<ArrowLink to={addressOf({ name: 'Resources' })}>{words.allNews}</ArrowLink>
				</div>
				<ul className="grid gap-x-8 gap-y-10 wide:sm:grid-cols-3">
					{articles.map((article) => (
						<li key={article.slug}>
							<ArticleCard article={article} />
						</li>
					))}
				</ul>
			</Band>
		</div>
	);
}
