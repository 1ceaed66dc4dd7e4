import type { ReactNode } from 'react';

/** A part that the bar of a themed page links to, with a margin so that the bar does not cover it. */
export const PagePart = ({ id, children }: { id: string; children: ReactNode }) => (
	<div id={id} className="scroll-mt-14">
		{children}
	</div>
);
