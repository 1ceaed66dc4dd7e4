import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { revealWithin } from './reveal.tsx';

/** How long the pointer rests on a link before its page is prefetched, as for the router's own links. */
const intent = 100;

/**
 * Makes links in markup that React did not render behave like the router's: client-side navigation, and prefetch on
 * hover. Returns the address to prefetch.
 */
function useLinksWithin(part: RefObject<HTMLElement | null>): string | null {
	const navigate = useNavigate();
	const [aimedAt, setAimedAt] = useState<string | null>(null);

	useEffect(() => {
		const element = part.current;
		if (!element) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const follow = (event: MouseEvent) => {
			const address = addressAt(event);
			if (!address || event.defaultPrevented || !isPlain(event)) return;
			event.preventDefault();
			void navigate(address);
		};
		const aim = (event: Event) => {
			clearTimeout(timer);
			if (navigator.onLine) timer = setTimeout(setAimedAt, intent, addressAt(event));
		};
		const letGo = () => {
			clearTimeout(timer);
			setAimedAt(null);
		};
		const listening = new AbortController();
		const on = { signal: listening.signal, passive: true };
		element.addEventListener('click', follow, { signal: listening.signal });
		for (const aims of ['mouseover', 'focusin', 'touchstart']) element.addEventListener(aims, aim, on);
		for (const ends of ['mouseleave', 'focusout']) element.addEventListener(ends, letGo, on);
		return () => {
			clearTimeout(timer);
			listening.abort();
		};
	}, [part, navigate]);

	return aimedAt;
}

/** The address of the link; null if the browser should follow it: files, new tabs, the current page. */
function addressAt({ target }: Event): string | null {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null;
	if (!link || link.target) return null;
	const { pathname, search, hash } = link;
	return pathname === location.pathname && !search && !hash ? null : pathname + search + hash;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

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
