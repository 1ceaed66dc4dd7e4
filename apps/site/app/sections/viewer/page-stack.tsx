import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { policyHeight, policyZoom } from '../../constants.ts';
import { policyWords } from '../../messages/policy.ts';
import { useWords } from '../../messages/use-messages.ts';
import { DrawnPage } from './drawn-page.tsx';
import type { OpenPage } from './open-document.ts';
import { PageTools } from './page-tools.tsx';

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
