import type { Tone } from '@site/contract/sections';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, type RouterContextProvider } from 'react-router';
import { type Listed, revalidatesList, useListView } from '../../client/navigation/list-view.ts';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { useShell } from '../../client/use-shell.ts';
import { everything, resourcesItems } from '../../constants.ts';
import { feedAddress, feedLinks } from '../../document/feeds.ts';
import { composedMeta, siteOf } from '../../document/meta.ts';
import { newsroomWords } from '../../messages/newsroom.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ArticleCard } from '../../sections/article-card.tsx';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { Band } from '../../ui/band.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { BlogTabs } from './blog-tabs.tsx';
import { type List, loadMore, parts, readView, type View, writeView } from './view.ts';

/** The lists for an address. */
function resourcesLoader(context: Readonly<RouterContextProvider>, query: string) {
	const { ask } = visitOf(context);
	const shown = readView(query);
	function articles(list: List) {
		const { tab, whole } = parts[list](shown);
		const pageSize = whole ? everything : resourcesItems;
		return ask.articles({ kind: list, onlyArticles: tab === 'articles', page: 1, pageSize });
	}
	return { ...composedPage(context, 'resources'), shown, blog: articles('blog'), press: articles('press') };
}
type ResourcesData = ReturnType<typeof resourcesLoader> & Listed<View>;

export const loader = ({ context, request }: Route.LoaderArgs) => resourcesLoader(context, new URL(request.url).search);

export const shouldRevalidate = revalidatesList();

/** A tab, or a list after Load More, is not a separate page (D27). */
export const meta = (args: Route.MetaArgs) => [
	...composedMeta(args, { hidden: writeView(readView(args.location.search)) !== '' }),
	...feedLinks(siteOf(args.matches), ['blog', 'press']),
];

/** The news come first, after the banner. */
export default function Resources({ loaderData }: Route.ComponentProps) {
	// The sections are the same for all views, and after the first page load they are only markup.
	const [{ page, data }] = useState(loaderData);
	const news = useListView(loaderData, { route: 'Resources', read: readView, write: writeView, parts });
	return (
		<ComposedPage page={page} data={data} at={1}>
			<ArticleList list="blog" tone="white" news={news}>
				<BlogTabs {...news} />
			</ArticleList>
			<ArticleList list="press" tone="pale" news={news} />
		</ComposedPage>
	);
}

type ArticleListProps = {
	list: List;
	tone: Tone;
	news: ReturnType<typeof useListView<View, ResourcesData, List>>;
	children?: ReactNode;
};

/** A news list: six articles first, and all after Load More. After a failed request, the articles stay. */
function ArticleList({ list, tone, news, children }: ArticleListProps) {
	const words = useWords(newsroomWords);
	const { items, total } = news.data[list];
	const isPending = news.isPending(list);
	const hasFailed = news.hasFailed(list);
	const entries = useFirstAdded(news.data.shown.whole.includes(list), news.goingBack);
	return (
		<Band tone={tone}>
			<section id={list} aria-labelledby={`${list}-heading`} aria-busy={isPending}>
				<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
					<h2 id={`${list}-heading`} className="text-3xl">
						{words[list]}
					</h2>
					<FeedLink list={list} />
				</div>
				<div className="mt-4 mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
					{children}
					<p role="status" className="text-sm text-ink-soft">
						{isPending ? words.loading : words.shown(items.length, total)}
					</p>
				</div>
				{hasFailed && (
					<div className="mb-6">
						<LoadFailure retry={news.retry} />
					</div>
				)}
				<ul
					ref={entries}
					className="grid gap-x-8 gap-y-10 transition-opacity delay-150 in-aria-busy:opacity-50 sm:grid-cols-2 wide:lg:grid-cols-3"
				>
					{items.map((article) => (
						<li key={article.slug}>
							<ArticleCard article={article} />
						</li>
					))}
				</ul>
				{items.length === 0 && !isPending && <EmptyState text={words.nothing} />}
				{items.length < total && (
					<div className="mt-10 grid justify-items-center">
						<Link
							to={news.to(loadMore(news.view, list))}
							state={stayInPlace}
							className={buttonClass('secondary', 'min-w-48 mobile:w-full')}
						>
							{words.loadMore}
							<span className="sr-only">{words.ofList(words[list])}</span>
						</Link>
					</div>
				)}
			</section>
		</Band>
	);
}

function FeedLink({ list }: { list: List }) {
	const words = useWords(newsroomWords);
	const { language } = useShell();
	return (
		<a
			href={feedAddress(list, language)}
			className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal-dark underline-offset-4 hover:underline"
		>
			<Icon name="feed" />
			{words.subscribe}
			<span className="sr-only">{words.ofList(words[list])}</span>
		</a>
	);
}

/** Load More disappears after a click, so the focus moves to the first added article. */
function useFirstAdded(whole: boolean, goingBack: boolean) {
	const entries = useRef<HTMLUListElement>(null);
	const before = useRef(whole);
	useEffect(() => {
		const hasGrown = whole && !before.current;
		before.current = whole;
		if (!hasGrown || goingBack) return;
		entries.current?.children[resourcesItems]?.querySelector('a')?.focus({ preventScroll: true });
	}, [whole, goingBack]);
	return entries;
}
