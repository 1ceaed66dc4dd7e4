import { useEffect } from 'react';

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]';

/**
 * When the focused element is removed, moves the focus to the nearest element that remains, so that keyboard users do
 * not start again at the top of the page. `data-focus-home` marks a preferred target within a part.
 */
export function useFocusKeeper() {
	useEffect(() => {
		let last: { element: Element; around: Element[] } | null = null;

		const remember = ({ target }: FocusEvent) => {
			if (target instanceof Element) last = { element: target, around: ancestorsOf(target) };
		};
		// `focusout` also fires when the element is being removed, so check afterwards whether it is still there.
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
