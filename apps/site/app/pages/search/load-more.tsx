import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { stayInPlace } from '../../client/scroll.ts';
import { searchWords } from '../../messages/search.ts';
import { useWords } from '../../messages/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The next page is fetched this far below the screen, and wherever above it: a fling or the End key may pass it. */
const near = '100000px 0px 600px';

/** Adds a page. On mobile (`endless`) it does so by itself as soon as it is near; without scripting it is a link. */
export function LoadMore({ to, endless, onMore }: { to: To; endless: boolean; onMore: () => void }) {
	const words = useWords(searchWords);
	const link = useRef<HTMLAnchorElement>(null);
	const more = useRef(onMore);
	useEffect(() => {
		more.current = onMore;
	});

	useEffect(() => {
		if (!endless || !link.current) return;
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
			rootMargin: near,
		});
		observer.observe(link.current);
		return () => observer.disconnect();
	}, [endless]);

	return (
		<Link
			ref={link}
			to={to}
			replace
			state={stayInPlace}
			onClick={(event) => {
				event.preventDefault();
				onMore();
			}}
			className={buttonClass('secondary', 'mobile:w-full')}
		>
			{words.loadMore}
		</Link>
	);
}
