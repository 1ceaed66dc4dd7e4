import type { ReactNode } from 'react';

/** Stands where a list has nothing to show: a picture, what it means, and a way on. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<div className="grid justify-items-center gap-5 px-4 py-10 text-center">
			<img src="/empty-state.svg" alt="" width={640} height={480} className="h-auto w-64 max-w-full" />
			<p className="text-lg font-semibold">{title}</p>
			{children}
		</div>
	);
}
