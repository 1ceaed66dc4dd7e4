import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenPage } from './open-document.ts';

/** Phones cannot draw more pixels than this at once. */
const mostPixels = 8_000_000;
const nearWindow = '800px';

type DrawnPageProps = {
	open: OpenPage;
	label: string;
	width: number;
	/** There is no page above the first one, so it stays current until the next one is. */
	isFirst: boolean;
	onSeen: () => void;
};

/** One page: drawn once it is near, with its text for screen readers. */
export function DrawnPage({ open: { page, text, ratio }, label, width, isFirst, onSeen }: DrawnPageProps) {
	const frame = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const [near, setNear] = useState(false);
	const seen = useEffectEvent(onSeen);

	useEffect(() => {
		if (!frame.current) return;
		const closeBy = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
			rootMargin: nearWindow,
		});
		// The current page is the one that crosses a line in the upper third of the window.
		const inView = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(), {
			rootMargin: isFirst ? '-35% 0px 100000px 0px' : '-35% 0px -65% 0px',
		});
		closeBy.observe(frame.current);
		inView.observe(frame.current);
		return () => {
			closeBy.disconnect();
			inView.disconnect();
		};
	}, [isFirst]);

	useEffect(() => {
		if (!near || width === 0 || !canvas.current) return;
		// On an ordinary display, the small letters of a document need twice the pixels to keep their spacing.
		const sharpness = Math.min(Math.max(2, devicePixelRatio), Math.sqrt(mostPixels / (width * width * ratio)));
		const scale = (width * sharpness) / page.getViewport({ scale: 1 }).width;
		const task = page.render({
			canvas: sized(canvas.current, width * sharpness, ratio),
			viewport: page.getViewport({ scale }),
		});
		task.promise.catch(() => undefined); // a newer drawing takes its place
		return () => task.cancel();
	}, [near, width, page, ratio]);

	return (
		<div ref={frame} className="scroll-mt-36 border-b border-line bg-white" style={{ width, height: width * ratio }}>
			<canvas ref={canvas} className="size-full" />
			<p className="sr-only">
				{label}. {text}
			</p>
		</div>
	);
}

function sized(canvas: HTMLCanvasElement, width: number, ratio: number) {
	canvas.width = Math.floor(width);
	canvas.height = Math.floor(width * ratio);
	return canvas;
}
