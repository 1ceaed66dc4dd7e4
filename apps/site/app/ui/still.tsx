import { type ReactNode, useEffect, useRef } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { useLinksWithin } from '../client/use-links-within.ts';
import { revealWithin } from './reveal.tsx';

/**
 * A part in which nothing changes once the server has written it. A browser that got it with its page has its markup and
 * leaves it as it stands; one that comes to it later makes it from its data, as any other.
 */
export function Still({ name, markup, children }: { name: string; markup: string | undefined; children: ReactNode }) {
	if (markup !== undefined) return <Written name={name} markup={markup} />;
	return (
		<div className="contents" data-still={name}>
			{children}
		</div>
	);
}

/** As the server wrote it: its links lead on as all others do, and its parts show when they are scrolled to. */
function Written({ name, markup }: { name: string; markup: string }) {
	const element = useRef<HTMLDivElement>(null);
	const aimedAt = useLinksWithin(element);
	useEffect(() => (element.current ? revealWithin(element.current) : undefined), []);
	return (
		<>
			<div
				ref={element}
				className="contents"
				data-still={name}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, as the server sent it
				dangerouslySetInnerHTML={{ __html: markup }}
				suppressHydrationWarning
			/>
			{aimedAt && <PrefetchPageLinks page={aimedAt} />}
		</>
	);
}
