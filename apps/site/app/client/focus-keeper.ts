import { useEffect } from 'react';

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]';

/**
 * What is removed while it has the focus hands it on: to what is nearest among that which stays, so that the keyboard
 * never starts again at the top of the page. `data-focus-home` names the place to go to in a part that names one.
 */
export function useFocusKeeper() {
	useEffect(() => {
		let last: { element: Element; around: Element[] } | null = null;

		const remember = ({ target }: FocusEvent) => {
			if (target instanceof Element) last = { element: target, around: ancestorsOf(target) };
		};
		// The browser says so too when it takes the focus off something that is being removed: what counts is what stays.
		const leave = ({ target }: FocusEvent) => {
			setTimeout(() => {
				if (last && last.element === target && isThere(last.element)) last = null;
			});
		};
		const check = () => {
			const lost = last;
			if (!lost || document.activeElement !== document.body || isThere(lost.element)) return;
			last = null;
			for (const part of lost.around.filter((element) => element.isConnected)) {
				const home = [...part.querySelectorAll('[data-focus-home]'), ...part.querySelectorAll(focusable)].find(
					isVisible,
				);
				if (home instanceof HTMLElement) return home.focus({ preventScroll: true });
			}
		};

		const observer = new MutationObserver(() => requestAnimationFrame(check));
		observer.observe(document.body, { childList: true, subtree: true });
		document.addEventListener('focusin', remember);
		document.addEventListener('focusout', leave);
		return () => {
			observer.disconnect();
			document.removeEventListener('focusin', remember);
			document.removeEventListener('focusout', leave);
		};
	}, []);
}

const isThere = (element: Element) => element.isConnected && isVisible(element);

const isVisible = (element: Element) =>
	element.checkVisibility?.({ visibilityProperty: true }) ??
	(element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible');

function ancestorsOf(element: Element): Element[] {
	const parent = element.parentElement;
	return parent && parent !== document.body ? [parent, ...ancestorsOf(parent)] : [];
}
