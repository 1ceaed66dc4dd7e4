import { useEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { searchWords } from '../../messages/search.ts';
import { useWords } from '../../messages/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The next page is fetched this far below the screen, and wherever above it: a fling or the End key may pass it. */
const near = '100000px 0px 600px';

type LoadMoreProps = {
	to: To;
	/** How many there are so far: each time they have grown, the end of the list is watched anew. */
	count: number;
	isPending: boolean;
	/** The list grows by itself when its end is near (mobile). */
	endless: boolean;
	onMore: () => void;
};

/** Adds a page. A list that grows by itself has no button: one that is pressed while the list grows moves away under the thumb. */
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
		// Several may come together: the last one counts.
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
						// The second click of a double click is none of its own.
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
