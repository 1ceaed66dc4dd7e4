import { useSentForm } from '../forms/outcome/use-sent-form.ts';
import { WatchForm } from '../forms/watch-form.tsx';
import { useWords } from '../messages/use-messages.ts';
import { watchWords } from '../messages/watch.ts';
import { bandWidth } from '../ui/band.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ProductParts } from '../visit.ts';

/**
 * Below the documents of a product: a form for notifications about changes. On the first page load it is a plain form.
 */
export function WatchProduct({ product: { id, resources } }: ProductParts) {
	const words = useWords(watchWords);
	const isSent = useSentForm('watch') !== undefined;
	if (resources.length === 0) return null;
	return (
		<div className="no-print">
			<div className={bandWidth}>
				<details open={isSent} className="fold max-w-prose border-t border-ink/15">
					<summary className="flex min-h-14 items-center justify-between gap-6 py-3">
						<h3 className="text-lg">{words.product.title}</h3>
						<Icon name="chevron" className="size-6 shrink-0" />
					</summary>
					<p className="mb-6 text-ink-soft">{words.product.text}</p>
					<WatchForm watched={{ kind: 'product', id }} />
				</details>
			</div>
		</div>
	);
}
