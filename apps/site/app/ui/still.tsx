import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { useLinksWithin } from '../client/navigation/use-links-within.ts';
import { revealWithin } from './reveal.tsx';

/** Markup of the static parts from the document. Cached pages need it again when the visitor comes back. */
const written = new Map<string, string>();

/** Must run before hydration. */
export function readStillParts() {
	for (const part of document.querySelectorAll<HTMLElement>('[data-still]'))
		written.set(part.dataset.still ?? '', part.innerHTML);
}

/**
 * A part that never changes after the server rendered it. The browser has only its markup and does not touch it; only
 * the server has the children.
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

/**
 * A part whose data is not sent to the browser with a document: the server has it in `served`, and a page after a
 * client-side navigation in `whole`. Other data of the page is passed separately, so that the compiler reports missing
 * fields.
 */
export function HeldPart<Whole>({ name, whole, served, children }: HeldPartProps<Whole>) {
	const known = whole ?? served;
	const content = known && <Suspense>{children(known)}</Suspense>;
	return whole ? content : <Still name={name}>{content}</Still>;
}

type HeldPartProps<Whole> = {
	name: string;
	whole: Whole | null;
	served: Whole | undefined;
	children: (whole: Whole) => ReactNode;
};

/** The server's markup. Its links navigate on the client, and its parts are revealed on scroll. */
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
