import { useEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { searchWords } from '../../messages/search.ts';
import { useWords } from '../../messages/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

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
export function LoadMore({ to, count, isPending, endless, onMore }: LoadMoreProps) {
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
