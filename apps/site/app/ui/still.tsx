import { type ReactNode, useEffect, useRef } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { useLinksWithin } from '../client/use-links-within.ts';
import { revealWithin } from './reveal.tsx';

/** The markup of such parts, as the document brought it. Pages that are kept in memory need it after they were left. */
const written = new Map<string, string>();

/** Reads them before React has looked at the page. */
export function readStillParts() {
	for (const part of document.querySelectorAll<HTMLElement>('[data-still]'))
		written.set(part.dataset.still ?? '', part.innerHTML);
}

/**
 * A part in which nothing changes once the server has written it. The browser got it as markup alone and leaves it as it
 * stands; only the server has the children.
 */
export function Still({ name, children }: { name: string; children: ReactNode }) {
	const markup = written.get(name);
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
