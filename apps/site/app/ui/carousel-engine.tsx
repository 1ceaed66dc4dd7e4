import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

export type CarouselMoves = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

export type CarouselEngineProps = {
	viewport: HTMLElement;
	loop: boolean;
	onReady: (moves: CarouselMoves | undefined) => void;
};

/** What moves the slides. It comes when a carousel is near, so that other pages need not carry it. */
export function CarouselEngine({ viewport, loop, onReady }: CarouselEngineProps) {
	const [mount, moves] = useEmblaCarousel({ loop, align: 'start' });
	useEffect(() => mount(viewport), [mount, viewport]);
	useEffect(() => onReady(moves), [moves, onReady]);
	return null;
}
