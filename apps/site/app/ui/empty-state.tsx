import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';

/** Shown for a list without items: the reason, and the next steps (PAGE-42). */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
	const { noData } = useMessages();
	return (
		<div className="grid justify-items-center gap-5 px-4 py-10 text-center">
			<img src="/empty-state.svg" alt="" width={640} height={480} className="h-auto w-64 max-w-full" />
			<h2 className="text-lg font-semibold">{noData}</h2>
			<p>{text}</p>
			{children}
		</div>
	);
}
