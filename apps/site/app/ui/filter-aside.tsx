import type { ReactNode } from 'react';

/** The filters beside a list stay in the window, and scroll on their own where it is not high enough for them. */
export const FilterAside = ({ children }: { children: ReactNode }) => (
	<aside className="grid content-start gap-8 pb-10 beside:[mask:linear-gradient(#000_94%,#0000)] beside:sticky beside:top-28 beside:max-h-[calc(100dvh-8rem)] beside:self-start beside:overflow-y-auto beside:overscroll-contain beside:pr-2">
		{children}
	</aside>
);
