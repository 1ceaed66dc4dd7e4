'use client';

import { type ReactNode, useEffect } from 'react';

/**
 * Payload starts with an open menu and closes it once it knows that the window is narrow. On a slow phone that takes a
 * while, so on narrow windows the style sheet hides the menu until the user has opened it.
 */
export function MenuOnRequest({ children }: { children: ReactNode }) {
	useEffect(() => {
		const note = ({ target }: Event) => {
			if (target instanceof Element && target.closest('.nav-toggler'))
				document.documentElement.dataset.menuAsked = 'yes';
		};
		document.addEventListener('click', note, true);
		return () => document.removeEventListener('click', note, true);
	}, []);
	return children;
}
