import { useEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { useLayout } from '../../client/use-shell.ts';
import { searchWords } from '../../messages/search.ts';
import { useWords } from '../../messages/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { ResultList } from './result-list.tsx';
import { Suggestions } from './suggestions.tsx';
import type { useSearch } from './use-search.ts';

/**
 * The search results. A new search clears them immediately; a failed one leaves the last good answer, under its own
 * keyword.
 */
export function Found({ search }: { search: ReturnType<typeof useSearch> }) {
	const { data, asked, isPending, hasFailed, retry } = search;
	const { shown } = data;
	const words = useWords(searchWords);
	const layout = useLayout();
	const isNew = isPending && asked.search !== shown.search;
	const { items, total, isLast } = isNew ? { items: [], total: 0, isLast: true } : data;
	const keyword = isNew ? asked.search : shown.search || asked.search;
	const hasAnswer = !isNew && shown.search !== '';
	/** The next page failed to load. The earlier results stay, and the error is shown below them. */
	const lacksMore = hasFailed && asked.search === shown.search && items.length > 0;
	const isEmpty = !isPending && !hasFailed && items.length === 0;
	return (
		<section aria-labelledby="results-heading" aria-busy={isPending} className="grid gap-6">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h2 id="results-heading" className="min-w-0 text-2xl wrap-anywhere">
					{hasAnswer && data.corrected ? words.takenFor(data.corrected, keyword) : words.resultsFor(keyword)}
				</h2>
				<p role="status" className="text-sm text-ink-soft">
					{isPending ? words.searching : hasAnswer && words.total(total)}
				</p>
			</div>
			{hasFailed && !lacksMore && <LoadFailure retry={retry} />}
			{items.length > 0 && <ResultList items={items} words={data.words} onOpen={search.opened} />}
			{isEmpty && <Nothing isPictured={layout === 'desktop'} />}
			{isEmpty && <Suggestions areas={data.areas} keyword={keyword} />}
			<div className="grid justify-items-center">
				{lacksMore && <LoadFailure retry={retry} />}
				{!isLast && !lacksMore && (
					<LoadMore
						to={search.more}
						count={items.length}
						isPending={isPending}
						endless={layout === 'mobile'}
						onMore={search.loadMore}
					/>
				)}
				{isLast && items.length > 0 && layout === 'mobile' && <p className="text-sm text-ink-soft">{words.finished}</p>}
			</div>
		</section>
	);
}

/** Low, so that the suggestions below are on the first screen. */
function Nothing({ isPictured }: { isPictured: boolean }) {
	const words = useWords(searchWords);
	return (
		<div className="flex items-center gap-8 desktop:mb-6">
			{isPictured && (
				<img src="/empty-state.svg" alt="" width={640} height={480} className="-ml-3 size-36 shrink-0 object-cover" />
			)}
			<div className="grid gap-2">
				<p className="text-lg font-semibold text-balance">{words.nothing}</p>
				<p className="text-balance text-ink-soft">{words.otherWords}</p>
			</div>
		</div>
	);
}

/**
 * Fetches the next page from 600 px below the screen, and anywhere above it: a fling or the End key may jump past it.
 */
const near = '100000px 0px 600px';

type LoadMoreProps = {
	to: To;
	/** The number of results so far. After it has grown, the end of the list is observed again. */
	count: number;
	isPending: boolean;
	/** The list grows automatically near its end (mobile). */
	endless: boolean;
	onMore: () => void;
};

/** Adds a page. A list that grows automatically has no button, because the button would move away under the thumb. */
function LoadMore({ to, count, isPending, endless, onMore }: LoadMoreProps) {
	const words = useWords(searchWords);
	const end = useRef<HTMLDivElement>(null);
	const [grows, setGrows] = useState(false);
	const more = useRef(onMore);
	useEffect(() => {
		more.current = onMore;
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: an observer tells of an end that stays near only once
	useEffect(() => {
		if (!endless) return;
		setGrows(true);
		if (isPending || !end.current) return;
		// Several entries may arrive together: the last one is current.
		const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && more.current(), {
			rootMargin: near,
		});
		observer.observe(end.current);
		return () => observer.disconnect();
	}, [endless, count, isPending]);

	return (
		<div ref={end} className="grid min-h-12 w-full place-items-center">
			{grows ? (
				isPending && <p className="text-sm text-ink-soft">{words.searching}</p>
			) : (
				<Link
					to={to}
					replace
					state={stayInPlace}
					onClick={(event) => {
						event.preventDefault();
						// Ignores the second click of a double click.
						if (event.detail < 2) onMore();
					}}
					className={buttonClass('secondary', 'mobile:w-full')}
				>
					{words.loadMore}
				</Link>
			)}
		</div>
	);
}
