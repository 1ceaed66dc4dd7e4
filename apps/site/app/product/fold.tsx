import type { ReactNode } from 'react';
import { useLayout } from '../client/use-shell.ts';
import { Icon } from '../ui/icon.tsx';

type FoldProps = { title: ReactNode; isOpen?: boolean; children: ReactNode };

/** A part behind one press; on paper it is open. */
export const Fold = ({ title, isOpen, children }: FoldProps) => (
	<details open={isOpen} className="fold border-t border-ink/15">
		<summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold">
			{title}
			<Icon name="chevron" className="size-5 shrink-0 text-teal-dark print:hidden" />
		</summary>
		<div className="pt-2 pb-6">{children}</div>
	</details>
);

/** A part with a title of its own. Phones show the title alone until it is pressed. */
export function TitledFold({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Fold title={<h2 className="text-xl">{title}</h2>} isOpen={useLayout() === 'desktop'}>
			{children}
		</Fold>
	);
}
