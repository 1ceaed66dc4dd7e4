import type { Tone } from '@site/contract/sections';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { useShell } from '../../client/use-shell.ts';
import { useAgreedView } from '../../client/wire/use-agreed-view.ts';
import { useAnswer } from '../../client/wire/use-answer.ts';
import { resourcesItems } from '../../constants.ts';
import { feedAddress } from '../../document/feeds.ts';
import { newsroomWords } from '../../messages/newsroom.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ArticleCard } from '../../sections/article-card.tsx';
import { Band } from '../../ui/band.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { type Articles, askForArticles, questionOf, viewOf } from './articles.ts';
import { type List, loadMore, type View } from './view.ts';

type ArticleListProps = {
	list: List;
	tone: Tone;
	first: Articles;
	view: View;
	to: (view: View) => To;
	change: (transition: (view: View) => View, options: { replace: boolean }) => void;
	goingBack: boolean;
	children?: ReactNode;
};

/** A news list: six articles first, and all after Load More. After a failed request, the articles stay. */
export function ArticleList({ list, tone, first, view, to, change, goingBack, children }: ArticleListProps) {
	const words = useWords(newsroomWords);
	const asked = useAnswer({ question: questionOf(view, list), ask: askForArticles, first, goingBack });
	const { answer, question: shown, isPending } = asked;
	const { hasFailed, retry } = useAgreedView({ view, change, goingBack }, asked, viewOf);
	const items = shown.whole ? answer.items : answer.items.slice(0, resourcesItems);
	const known = new Map(first.items.map((article) => [article.slug, article]));
	const entries = useFirstAdded(shown.whole, goingBack);
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
					<p role="status" className="text-sm text-ink-soft tabular-nums">
						{isPending ? words.loading : words.shown(items.length, answer.total)}
					</p>
				</div>
				{hasFailed && (
					<div className="mb-6">
						<LoadFailure retry={retry} />
					</div>
				)}
				<ul
					ref={entries}
					className="grid gap-x-8 gap-y-10 transition-opacity delay-150 in-aria-busy:opacity-50 sm:grid-cols-2 wide:lg:grid-cols-3"
				>
					{items.map((article) => (
						<li key={article.slug}>
							<ArticleCard article={known.get(article.slug) ?? article} />
						</li>
					))}
				</ul>
				{items.length === 0 && !isPending && <EmptyState text={words.nothing} />}
				{items.length < answer.total && (
					<div className="mt-10 grid justify-items-center">
						<Link
							to={to(loadMore(view, list))}
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
