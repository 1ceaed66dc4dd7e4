import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { policyHeight, policyZoom } from '../../constants.ts';
import { policyWords } from '../../messages/policy.ts';
import { useWords } from '../../messages/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { DrawnPage } from './drawn-page.tsx';
import type { OpenPage } from './open-document.ts';

/** The pages in a column, as wide as the window times the zoom; wider pages scroll inside. */
export function PageStack({ pages }: { pages: readonly OpenPage[] }) {
	const words = useWords(policyWords);
	const stack = useRef<HTMLElement>(null);
	const [width, setWidth] = useState(0);
	const [zoom, setZoom] = useState(1);
	const [current, setCurrent] = useState(0);

	useEffect(() => {
		if (!stack.current) return;
		const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
		observer.observe(stack.current);
		return () => observer.disconnect();
	}, []);

	function turnTo(number: number) {
		stack.current?.children[number]?.scrollIntoView({ block: 'start' });
		setCurrent(number);
	}

	/** Zooms in or out; the current page stays in view. */
	function zoomBy(change: 1 | -1) {
		flushSync(() => setZoom(Math.min(policyZoom.most, Math.max(1, zoom + change * policyZoom.step))));
		turnTo(current);
	}

	return (
		<>
			<PageTools current={current} total={pages.length} zoom={zoom} onPage={turnTo} onZoom={zoomBy} />
			<section
				ref={stack}
				aria-label={words.pages}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than the window is moved with the arrow keys
				tabIndex={0}
				style={{ maxHeight: policyHeight }}
				className="relative overflow-auto overscroll-x-contain rounded-card border border-line bg-mist"
			>
				{pages.map((page, index) => (
					<DrawnPage
						key={page.page.pageNumber}
						open={page}
						label={words.page(index + 1, pages.length)}
						width={width * zoom}
						isFirst={index === 0}
						onSeen={() => setCurrent(index)}
					/>
				))}
			</section>
		</>
	);
}

type PageToolsProps = {
	current: number;
	total: number;
	zoom: number;
	onPage: (number: number) => void;
	/** Zoom in (1) or out (-1). */
	onZoom: (change: 1 | -1) => void;
};

/** Stays below the header while the pages scroll. */
function PageTools({ current, total, zoom, onPage, onZoom }: PageToolsProps) {
	const words = useWords(policyWords);
	return (
		<div
			role="toolbar"
			aria-label={words.tools}
			className="sticky top-(--under-header) z-10 mb-3 flex flex-wrap items-center justify-between gap-x-2 bg-white py-2 text-sm font-semibold tabular-nums max-h-120:static"
		>
			<div className="flex items-center">
				<Tool label={words.previousPage} off={current === 0} onClick={() => onPage(current - 1)}>
					<Icon name="chevron" className="size-6 rotate-180" />
				</Tool>
				<output className="px-1">{words.page(current + 1, total)}</output>
				<Tool label={words.nextPage} off={current === total - 1} onClick={() => onPage(current + 1)}>
					<Icon name="chevron" className="size-6" />
				</Tool>
			</div>
			<div className="flex items-center">
				<Tool label={words.zoomOut} off={zoom <= 1} onClick={() => onZoom(-1)}>
					−
				</Tool>
				<output className="min-w-12 text-center">{Math.round(zoom * 100)}%</output>
				<Tool label={words.zoomIn} off={zoom >= policyZoom.most} onClick={() => onZoom(1)}>
					+
				</Tool>
			</div>
		</div>
	);
}

type ToolProps = { label: string; off: boolean; onClick: () => void; children: ReactNode };

/** At its limit a button does nothing, but keeps the focus. */
const Tool = ({ label, off, onClick, children }: ToolProps) => (
	<button
		type="button"
		aria-label={label}
		aria-disabled={off}
		onClick={off ? undefined : onClick}
		className={classes('grid size-11 place-items-center rounded-full text-xl hover:bg-pale', off && 'text-ink-soft/60')}
	>
		{children}
	</button>
);
