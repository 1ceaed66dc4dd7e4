import { type ComponentType, useEffect, useState } from 'react';
import type { CarouselEngineProps, CarouselMoves } from './carousel-engine.tsx';

/** This near the window, in pixels, a carousel gets what moves it. */
const nearWindow = '600px';

export type CarouselEngineComponent = ComponentType<CarouselEngineProps>;

/** Loads what moves the slides once they are near, unless it is given. `engine` stands beside them and shows nothing. */
export function useCarouselEngine(loop: boolean, given?: CarouselEngineComponent) {
	const [viewport, setViewport] = useState<HTMLElement | null>(null);
	const [moves, setMoves] = useState<CarouselMoves>();
	const [Engine, setEngine] = useState(() => given);

	useEffect(() => {
		if (!viewport || given) return;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return;
				observer.disconnect();
				import('./carousel-engine.tsx').then(
					({ CarouselEngine }) => setEngine(() => CarouselEngine),
					() => undefined, // the slides stand still
				);
			},
			{ rootMargin: nearWindow },
		);
		observer.observe(viewport);
		return () => observer.disconnect();
	}, [viewport, given]);

	const engine = Engine && viewport && <Engine viewport={viewport} loop={loop} onReady={setMoves} />;
	return { moves, viewport: setViewport, engine };
}
