import { useEffect } from 'react';

/** Browsers do not scroll to an element that is partly visible in a scrolling row; keyboard users should see all of it. */
const show = ({ target }: FocusEvent) => {
	if (target instanceof Element && target.matches(':is(a, button, summary, textarea):focus-visible'))
		target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

export const useShowFocused = () =>
	useEffect(() => {
		document.addEventListener('focusin', show);
		return () => document.removeEventListener('focusin', show);
	}, []);
