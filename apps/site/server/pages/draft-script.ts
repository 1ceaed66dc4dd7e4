/** The used part of the router: the only way to renew a page's data from outside of React (decision 052). */
type Route = { shouldRevalidate?: () => boolean };
type Router = { routes: Route[]; state: { matches: { route: Route }[] }; revalidate(): Promise<void> };

/**
 * Runs only in a page that shows unsaved changes. It uses nothing from outside of itself, since its source text is
 * sent to the browser.
 */
function listen(studio: string) {
	const host: Window = window.opener ?? window.parent;
	const say = (message: object) => host.postMessage(message, studio);
	const scrolled = 'draft-scrolled';
	const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

	/** The router is there once the page is hydrated. */
	async function renew(tries = 0): Promise<void> {
		const router: Router | undefined = Reflect.get(window, '__reactRouterDataRouter');
		const [root] = router?.routes ?? [];
		if (!router || !root) {
			if (tries > 200) return location.reload();
			return void setTimeout(() => void renew(tries + 1), 50);
		}
		// Lists take only their first page from the loader, so they are reloaded and scrolled back.
		const page = router.state.matches.at(-1)?.route;
		if (page !== root && page?.shouldRevalidate) {
			sessionStorage.setItem(scrolled, String(scrollY));
			return location.reload();
		}
		root.shouldRevalidate = () => true;
		await router.revalidate();
		say({ type: 'draft-shown' });
	}

	/** The innermost element with these words, the first of several. */
	function elementWith(text: string): Element | undefined {
		const words = plain(text).slice(0, 120);
		const has = (element: Element) =>
			!/^(?:SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(element.tagName) && plain(element.textContent).includes(words);
		let found: Element | undefined;
		let next: Element | undefined = words ? document.body : undefined;
		while (next) {
			found = next;
			next = [...next.children].find(has);
		}
		return found === document.body ? undefined : found;
	}

	const pictureNamed = (stem: string): Element | undefined =>
		[...document.images].find(({ currentSrc, src }) => stem !== '' && (currentSrc || src).includes(`/${stem}`));

	/** A hidden slide is shown by its button in the carousel. */
	function turnTo(element: Element) {
		const slide = element.closest('[role=group][aria-roledescription]');
		const carousel = slide?.parentElement?.closest('[aria-roledescription]');
		if (!slide || !carousel) return;
		const at = [...(slide.parentElement?.children ?? [])].indexOf(slide);
		carousel.querySelectorAll<HTMLElement>('button[aria-current]')[at]?.click();
	}

	function show({ text, picture }: { text?: unknown; picture?: unknown }) {
		const element = (picture ? pictureNamed(String(picture)) : undefined) ?? elementWith(String(text ?? ''));
		if (!element) return;
		turnTo(element);
		const { top, bottom } = element.getBoundingClientRect();
		if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
		element.animate([{ outline: '3px solid #e4572e' }, { outline: '3px solid transparent' }], 1200);
		say({ type: 'draft-scrolled', at: scrollY });
	}

	addEventListener('message', ({ data, origin, source }) => {
		if (origin !== studio || source !== host || typeof data !== 'object' || data === null) return;
		if (data.type === 'draft-changed') void renew();
		if (data.type === 'draft-show') show(data);
	});

	/** Links do nothing here: a click leads to the form field that has the words. */
	function tell(event: MouseEvent) {
		const { target } = event;
		if (!(target instanceof Element) || !event.isTrusted) return;
		if (target.closest('a[href], button[type=submit]')) {
			event.preventDefault();
			event.stopPropagation();
		}
		const texts: string[] = [];
		for (let element: Element | null = target; element && element !== document.body; element = element.parentElement)
			texts.push(plain(element.textContent).slice(0, 4000));
		const image = target.closest('img') ?? target.closest('picture')?.querySelector('img');
		say({ type: 'draft-clicked', texts, picture: image ? image.currentSrc || image.src : '' });
	}
	document.addEventListener('click', tell, true);
	document.addEventListener('submit', (event) => event.preventDefault(), true);
	const before = Number(sessionStorage.getItem(scrolled) ?? 0);
	sessionStorage.removeItem(scrolled);
	if (before > 0) addEventListener('load', () => scrollTo(0, before));
	say({ type: 'draft-ready' });
}

export const draftScript = (studioOrigin: string): string => `(${listen})(${JSON.stringify(studioOrigin)})`;
