import { type ReactNode, useRef } from 'react';
import { usePageMemory } from '../../client/page-memory.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { countFilters } from './filters.ts';
import type { ListProps } from './product-list.tsx';

/** The filters on a phone: a wide button opens them in place, and says how many are chosen. */
export function FilterSheet({ view, entered, answers, children }: ListProps & { children: ReactNode }) {
	const { catalogue } = useMessages();
	const [open, setOpen] = usePageMemory('filters', false);
	const sheet = useRef<HTMLDetailsElement>(null);
	const count = countFilters(view, entered?.slug ?? '');
	return (
		<details
			ref={sheet}
			open={open}
			onToggle={(event) => setOpen(event.currentTarget.open)}
			className="group/sheet mt-4 rounded-card border border-line bg-white"
		>
			<summary className="flex min-h-14 list-none items-center gap-3 px-5 font-semibold">
				{catalogue.filters}
				{count > 0 && <span className="text-sm text-teal-dark">{catalogue.chosenFilters(count)}</span>}
				<Icon name="chevron" className="ml-auto size-5 transition-transform duration-200 group-open/sheet:rotate-180" />
			</summary>
			<div className="grid items-start gap-8 border-t border-line px-5 py-6 sm:grid-cols-2">
				{children}
				<Button
					className={classes(
						'sticky mr-14 shadow-raised sm:col-span-full noscript:hidden',
						view.compare.length > 0 ? 'bottom-26' : 'bottom-4',
					)}
					onClick={() => {
						setOpen(false);
						sheet.current?.scrollIntoView({ block: 'start' });
					}}
				>
					{catalogue.showProducts(answers.products.total)}
				</Button>
			</div>
		</details>
	);
}
