import { useEffect, useRef } from 'react';

/** Another page of a list starts at its beginning, for the eye and for the keyboard. */
export function useHeadingOfPage<View>(
	view: View,
	goingBack: boolean,
	isPageTurn: (before: View, after: View) => boolean,
) {
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(view);
	useEffect(() => {
		const turned = isPageTurn(shown.current, view);
		shown.current = view;
		if (!turned || goingBack) return;
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ block: 'start' });
	}, [view, goingBack, isPageTurn]);
	return heading;
}
