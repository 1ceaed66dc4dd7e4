import { useEffect, useRef } from 'react';

/** After turning a page of a list, scrolls to its heading and focuses it. */
export function useHeadingOfPage<View extends { page: number }>(view: View, goingBack: boolean) {
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(view);
	useEffect(() => {
		const turned = isPageTurn(shown.current, view);
		shown.current = view;
		if (!turned || goingBack) return;
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ block: 'start' });
	}, [view, goingBack]);
	return heading;
}

/** Whether only the page number changed. */
export const isPageTurn = <View extends { page: number }>(before: View, after: View): boolean =>
	before.page !== after.page && JSON.stringify({ ...before, page: after.page }) === JSON.stringify(after);
