import { type ReactNode, useRef } from 'react';
import { useBackForwardState } from '../client/memory/back-forward-state.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

type FilterSheetProps = {
	/** The number of chosen filters. */
	count: number;
	/** Text of the button at its foot. */
	button: string;
	/** Whether another element is fixed to the bottom of the window. */
	lifted?: boolean;
	children: ReactNode;
};

/** The filters on a phone: a wide button opens them in place and shows the number of chosen ones. */
export function FilterSheet({ count, button, lifted = false, children }: FilterSheetProps) {
	const { catalogue } = useMessages();
	const [open, setOpen] = useBackForwardState('filters', false);
	const sheet = useRef<HTMLDetailsElement>(null);
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
						'sticky raised sm:col-span-full noscript:hidden',
						lifted ? 'bottom-[calc(var(--buttons)+5.5rem)]' : 'bottom-[calc(var(--buttons)+0.5rem)]',
					)}
					onClick={() => {
						setOpen(false);
						sheet.current?.scrollIntoView({ block: 'start' });
					}}
				>
					{button}
				</Button>
			</div>
		</details>
	);
}
