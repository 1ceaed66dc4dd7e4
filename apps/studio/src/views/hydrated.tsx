'use client';

import { type ReactNode, useEffect } from 'react';

/** Marks the page once its scripts run. Until then the style sheet disables clicks on the buttons that need them. */
export function Hydrated({ children }: { children: ReactNode }) {
	useEffect(() => {
		document.documentElement.dataset.hydrated = 'yes';
	}, []);
	return children;
}
