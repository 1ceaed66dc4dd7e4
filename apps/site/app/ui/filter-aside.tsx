import type { ReactNode } from 'react';

/** The filters beside a list stay in the window, and scroll separately if the window is too low for them. */
export const FilterAside = ({ children }: { children: ReactNode }) => (
	<aside className="grid content-start gap-8 pb-10 beside:[mask:linear-gradient(#000_94%,#0000)] beside:sticky beside:top-[calc(var(--under-header)+1.5rem)] beside:max-h-[calc(100dvh-var(--under-header)-2.5rem)] beside:self-start beside:overflow-y-auto beside:overscroll-contain beside:pr-2">
		{children}
	</aside>
);
