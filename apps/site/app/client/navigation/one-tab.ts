import { useEffect } from 'react';

/** A double click on a link to a new tab opens only one: the second click is ignored. */
const once = (event: MouseEvent) => {
	const opensTab = event.target instanceof Element && event.target.closest('a[target=_blank]');
	if (opensTab && event.detail > 1) event.preventDefault();
};

export const useOneTab = () =>
	useEffect(() => {
		document.addEventListener('click', once, { capture: true });
		return () => document.removeEventListener('click', once, { capture: true });
	}, []);
