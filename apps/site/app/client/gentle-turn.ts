import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The state of a navigation from a list to what it shows: the page cross-fades, and the picture that was chosen moves. */
export const gentleTurn = { turnsGently: true };

/** Going back or forward to such a page is quick. */
export function useTurnsGently(): boolean {
	const { state } = useLocation();
	const isNew = useNavigationType() === 'PUSH';
	usePassedTaps();
	return isNew && state?.turnsGently === true;
}

/** While a page fades in the browser gives every tap to the root element. It is meant for the page, and gets there. */
function usePassedTaps() {
	useEffect(() => {
		const passOn = (tap: MouseEvent) => {
			if (tap.target !== document.documentElement) return;
			for (const animation of document.getAnimations()) if (isOfTransition(animation)) animation.finish();
			clickWhenShown(tap);
		};
		document.addEventListener('click', passOn);
		return () => document.removeEventListener('click', passOn);
	}, []);
}

const isOfTransition = ({ effect }: Animation) =>
	effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition');

/** A transition whose animations have ended is gone a few frames later. */
function clickWhenShown(tap: MouseEvent, frames = 10) {
	const target = document.elementFromPoint(tap.clientX, tap.clientY);
	if (target && target !== document.documentElement) target.dispatchEvent(new MouseEvent('click', tap));
	else if (frames > 0) requestAnimationFrame(() => clickWhenShown(tap, frames - 1));
}
