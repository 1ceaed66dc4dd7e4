import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classes } from './classes.ts';

export type Tab = { id: number; title: string; content: ReactNode };

const moves: Record<string, (at: number, count: number) => number> = {
	ArrowRight: (at, count) => (at + 1) % count,
	ArrowLeft: (at, count) => (at - 1 + count) % count,
	Home: () => 0,
	End: (_at, count) => count - 1,
};

/**
 * The first tab is selected; a click or an arrow key switches, and an address with a target inside a tab opens that
 * tab. Without scripting, and on paper, all tabs are shown in a column.
 */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
	const base = useId();
	const list = useRef<HTMLDivElement>(null);
	const [selected, setSelected] = useState(0);
	const { hash } = useLocation();
	const [sought, setSought] = useState<Element | null>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the address is what changes
	useEffect(() => {
		const target = hash === '' ? null : document.getElementById(hash.slice(1));
		const panel = target?.closest('[role=tabpanel]')?.id;
		const at = tabs.findIndex(({ id }) => panel === `${base}-panel-${id}`);
		setSought(at < 0 ? null : target);
		if (at >= 0) setSelected(at);
	}, [hash]);

	// Runs after the tab is selected, so the target is visible.
	useEffect(() => {
		sought?.scrollIntoView();
	}, [sought]);

	function move(event: KeyboardEvent) {
		const next = moves[event.key]?.(selected, tabs.length);
		if (next === undefined) return;
		event.preventDefault();
		setSelected(next);
		list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
	}

	return (
		<>
			<div
				ref={list}
				role="tablist"
				aria-label={label}
				onKeyDown={move}
				className="flex gap-x-8 border-ink/15 max-sm:flex-col max-sm:border-l sm:flex-wrap sm:border-b noscript:hidden print:hidden"
			>
				{tabs.map(({ id, title }, index) => (
					<button
						key={id}
						type="button"
						role="tab"
						id={`${base}-tab-${id}`}
						aria-selected={index === selected}
						aria-controls={`${base}-panel-${id}`}
						tabIndex={index === selected ? 0 : -1}
						onClick={() => setSelected(index)}
						className={classes(
							'min-h-12 text-left text-lg font-semibold transition-colors duration-200',
							'max-sm:-ml-px max-sm:border-l-3 max-sm:py-2 max-sm:pl-4 sm:-mb-px sm:border-b-3 sm:py-3',
							index === selected ? 'border-coral' : 'border-transparent text-ink-soft hover:border-teal hover:text-ink',
						)}
					>
						{title}
					</button>
				))}
			</div>
			{tabs.map(({ id, title, content }, index) => (
				<div
					key={id}
					role="tabpanel"
					id={`${base}-panel-${id}`}
					aria-labelledby={`${base}-tab-${id}`}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a panel takes the focus after its tab
					tabIndex={0}
					className={classes('pt-8 noscript:block print:block', index === selected ? 'block' : 'scripting:hidden')}
				>
					<h3 className="mb-4 hidden text-xl noscript:block print:block">{title}</h3>
					{content}
				</div>
			))}
		</>
	);
}
