import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { type CarouselEngineComponent, useCarouselEngine } from './use-carousel-engine.tsx';

type Hold = 'pointer' | 'focus' | 'drag' | 'hidden';

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Slides that change by themselves, until the visitor pauses them, points at them, tabs into them, drags them, leaves the
 * tab, or prefers less motion. `viewport` goes on the element that clips (its only child is the row of slides), `region`
 * on the element around slides and controls, `live` on the row; `engine` stands beside them.
 */
export function useCarousel({
	interval,
	loop = true,
	Engine,
}: {
	interval: number;
	loop?: boolean;
	/** For a carousel that is in sight at once. */
	Engine?: CarouselEngineComponent;
}) {
	const { moves: embla, viewport, engine } = useCarouselEngine(loop, Engine);
	const wanted = useRef<number>(null);
	const [current, setCurrent] = useState(0);
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
		const stillness = prefersStillness();
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
		if (!embla) return;
		const follow = () => setCurrent(embla.selectedScrollSnap());
		const drag = () => hold('drag', true);
		const drop = () => hold('drag', false);
		embla.on('select', follow).on('reInit', follow).on('pointerDown', drag).on('pointerUp', drop);
		return () => {
			embla.off('select', follow).off('reInit', follow).off('pointerDown', drag).off('pointerUp', drop);
		};
	}, [embla, hold]);

	const goTo = useCallback(
		(index: number) => {
			const count = embla?.scrollSnapList().length ?? 0;
			if (embla && count > 0) embla.scrollTo((index + count) % count, prefersStillness().matches);
			else wanted.current = index;
		},
		[embla],
	);
	const move = useCallback(
		(by: 1 | -1) => goTo((embla?.selectedScrollSnap() ?? wanted.current ?? 0) + by),
		[embla, goTo],
	);

	// What was asked for before the slides could move.
	useEffect(() => {
		if (!embla || wanted.current === null) return;
		goTo(wanted.current);
		wanted.current = null;
	}, [embla, goTo]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new slide starts the interval anew
	useEffect(() => {
		if (!embla || !playing) return;
		const timer = setTimeout(() => move(1), interval);
		return () => clearTimeout(timer);
	}, [embla, playing, current, interval, move]);

	return {
		viewport,
		engine,
		current,
		paused,
		goTo,
		next: () => move(1),
		previous: () => move(-1),
		/** Play means play: it also lets go of what a pointer or the focus on the button holds. */
		togglePause: () => {
			setPaused(!paused);
			if (paused) setHolds(new Set());
		},
		live: playing ? ('off' as const) : ('polite' as const),
		region: {
			onPointerEnter: (event: PointerEvent) => hold('pointer', event.pointerType === 'mouse'),
			onPointerLeave: () => hold('pointer', false),
			// A tap leaves its focus behind; only a visitor on the keyboard is held by it.
			onFocus: (event: FocusEvent) => hold('focus', event.target.matches(':focus-visible')),
			onBlur: () => hold('focus', false),
		},
	};
}

export type Carousel = ReturnType<typeof useCarousel>;

/** The visible way to stop the slides, as large as a thumb. */
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
