import { useSentForm } from '../../forms/outcome/use-sent-form.ts';
import { WatchForm } from '../../forms/watch-form.tsx';
import { listTableWords } from '../../messages/list-table.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { LineView } from '../../visit.ts';

/** One notification form for all products of the list. */
export function WatchList({ lines }: { lines: readonly LineView[] }) {
	const words = useWords(listTableWords);
	const isSent = useSentForm('watch') !== undefined;
	return (
		<details open={isSent} className="no-print group/watch max-w-prose border-y border-ink/15">
			<summary className="flex min-h-14 items-center justify-between gap-6 py-3">
				<h2 className="text-lg">{words.watch.title}</h2>
				<Icon name="chevron" className="size-6 shrink-0 group-open/watch:rotate-180" />
			</summary>
			<p className="mb-6 text-ink-soft">{words.watch.text}</p>
			<div className="pb-6">
				<WatchForm watched={{ kind: 'products', ids: [...new Set(lines.map(({ productId }) => productId))] }} />
			</div>
		</details>
	);
}
