import type { ReactNode } from 'react';

/** What the bar of a themed page leads to stops below the bar. */
export const PagePart = ({ id, children }: { id: string; children: ReactNode }) => (
	<div id={id} className="scroll-mt-14">
		{children}
	</div>
);
