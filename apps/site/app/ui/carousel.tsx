import { type FocusEvent, type PointerEvent, useCallback, useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { useSlides } from './use-slides.ts';

type Hold = 'pointer' | 'focus' | 'drag' | 'hidden';

/**
 * Slides that advance automatically, until the visitor pauses, points at their text, focuses or swipes them, leaves the
 * tab, or prefers reduced motion. `viewport` goes on the scrolling element (its only child is the row of slides),
 * `region` on the element around slides and controls, `live` on the row.
 */
export function useCarousel({ interval }: { interval: number }) {
	const { viewport, current, goTo } = useSlides();
	const [paused, setPaused] = useState(false);
	const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());
	const playing = !paused && holds.size === 0;

	const hold = useCallback((why: Hold, on: boolean) => {
		setHolds((held) => {
			if (held.has(why) === on) return held;
			const changed = new Set(held);
			if (on) changed.add(why);
			else changed.delete(why);
			return changed;
		});
	}, []);

	useEffect(() => {
		const stillness = matchMedia('(prefers-reduced-motion: reduce)');
		const followPreference = () => setPaused(stillness.matches);
		const followTab = () => hold('hidden', document.hidden);
		followPreference();
		followTab();
		stillness.addEventListener('change', followPreference);
		document.addEventListener('visibilitychange', followTab);
		return () => {
			stillness.removeEventListener('change', followPreference);
			document.removeEventListener('visibilitychange', followTab);
		};
	}, [hold]);

	useEffect(() => {
		if (!playing) return;
		const timer = setTimeout(() => goTo(current + 1), interval);
		return () => clearTimeout(timer);
	}, [playing, current, interval, goTo]);

	return {
		viewport,
		current,
		paused,
		goTo,
		next: () => goTo(current + 1),
		previous: () => goTo(current - 1),
		/** Play also clears the holds by pointer and focus, because the visitor is on the button. */
		togglePause: () => {
			setPaused(!paused);
			if (paused) setHolds(new Set());
		},
		live: playing ? ('off' as const) : ('polite' as const),
		region: {
			onPointerOver: (event: PointerEvent) => hold('pointer', event.pointerType === 'mouse' && isRead(event.target)),
			onPointerLeave: () => hold('pointer', false),
			onPointerDown: () => hold('drag', true),
			onPointerUp: () => hold('drag', false),
			onPointerCancel: () => hold('drag', false),
			// A tap leaves the focus on the slide; only keyboard focus holds the slides.
			onFocus: (event: FocusEvent) => hold('focus', event.target.matches(':focus-visible')),
			onBlur: () => hold('focus', false),
		},
	};
}

/** A pointer on text, links or buttons holds the slides; a pointer on the picture does not (PAGE-2). */
const isRead = (target: EventTarget) =>
	target instanceof Element && target.closest('h1, h2, h3, p, a, button') !== null;

export type Carousel = ReturnType<typeof useCarousel>;

/** The visible button to stop the slides, large enough for a thumb. */
export function PauseButton({
	carousel: { paused, togglePause },
	className,
}: {
	carousel: Carousel;
	className?: string;
}) {
	const messages = useMessages();
	return (
		<button
			type="button"
			onClick={togglePause}
			aria-label={paused ? messages.play : messages.pause}
			className={classes('hidden size-11 items-center justify-center rounded-full scripting:inline-flex', className)}
		>
			<Icon name={paused ? 'play' : 'pause'} />
		</button>
	);
}
