import { useLocation, useNavigationType } from 'react-router';

/** The state of a navigation from a list to what it shows: the page cross-fades, and the picture that was chosen moves. */
export const gentleTurn = { turnsGently: true };

/** Going back or forward to such a page is quick. */
export function useTurnsGently(): boolean {
	const { state } = useLocation();
	const isNew = useNavigationType() === 'PUSH';
	return isNew && state?.turnsGently === true;
}
