import { useEffect } from 'react';

/** Browsers leave what is only half outside a row where it is; whoever comes by the keyboard sees the whole of it. */
const show = ({ target }: FocusEvent) => {
	if (target instanceof Element && target.matches(':is(a, button, summary):focus-visible'))
		target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

export const useShowFocused = () =>
	useEffect(() => {
		document.addEventListener('focusin', show);
		return () => document.removeEventListener('focusin', show);
	}, []);
