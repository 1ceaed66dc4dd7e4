import type { ReactNode } from 'react';
import { Unbroken } from '../ui/unbroken.tsx';

/** The title of a part of a product page, with an introduction. */
export const PartHeading = ({ title, intro }: { title: string; intro?: ReactNode }) => (
	<div className="mb-4">
		<h2 className="text-2xl">
			<Unbroken>{title}</Unbroken>
		</h2>
		{intro && <p className="mt-1 text-ink-soft">{intro}</p>}
	</div>
);
