import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Navigation state for a link from a list to a detail: the page cross-fades, and the chosen picture moves to its new
 * place.
 */
export const gentleTurn = { turnsGently: true };

/** Going back or forward has no transition. */
export function useTurnsGently(): boolean {
	const { state } = useLocation();
	const isNew = useNavigationType() === 'PUSH';
	usePassedTaps();
	return isNew && state?.turnsGently === true;
}

/** During a view transition the browser dispatches every tap to the root element. Pass it on to the element under it. */
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

/** After its animations end, a transition is removed within a few frames. */
function clickWhenShown(tap: MouseEvent, frames = 10) {
	const target = document.elementFromPoint(tap.clientX, tap.clientY);
	if (target && target !== document.documentElement) target.dispatchEvent(new MouseEvent('click', tap));
	else if (frames > 0) requestAnimationFrame(() => clickWhenShown(tap, frames - 1));
}
