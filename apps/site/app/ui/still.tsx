import { type ReactNode, useEffect, useRef } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { useLinksWithin } from '../client/navigation/use-links-within.ts';
import { revealWithin } from './reveal.tsx';

/** Markup of the static parts, as it came in the document. Cached pages need it again after they were left. */
const written = new Map<string, string>();

/** Must run before hydration. */
export function readStillParts() {
	for (const part of document.querySelectorAll<HTMLElement>('[data-still]'))
		written.set(part.dataset.still ?? '', part.innerHTML);
}

/**
 * A part that never changes after the server rendered it. The browser got only its markup and leaves it alone; only the
 * server has the children.
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

/** The server's markup, with client-side navigation for its links and its parts revealed on scroll. */
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
