import { useEffect, useState } from 'react';
import { bannerInterval, bannerOverlayDelay } from '../../constants.ts';
import { bannerWords } from '../../messages/banners.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { PauseButton, useCarousel } from '../../ui/carousel.tsx';
import { classes } from '../../ui/classes.ts';
import type { HomeView } from '../../visit.ts';
import { BannerSlide } from './banner-slide.tsx';

/**
 * Five banners in a loop, one every five seconds. The dots look like the lines of a test strip and show the current
 * slide.
 */
export function BannerCarousel({ banners }: { banners: HomeView['banners'] }) {
	const messages = useMessages();
	const words = useWords(bannerWords);
	const carousel = useCarousel({ interval: bannerInterval });
	const settled = useSettled(carousel.current);
	return (
		<section
			aria-roledescription={messages.carouselRole}
			aria-label={words.carousel}
			className="relative bg-deep text-white"
			{...carousel.region}
		>
			<div ref={carousel.viewport} className="snap-x snap-mandatory overflow-x-auto scrollbar-none">
				<div className="flex" aria-live={carousel.live}>
					{banners.map((banner, index) => (
						<BannerSlide
							key={banner.id}
							banner={banner}
							label={words.slide(index + 1, banners.length)}
							first={index === 0}
							current={index === carousel.current}
							settled={settled}
						/>
					))}
				</div>
			</div>
			<div className="pointer-events-none absolute inset-x-0 bottom-0 hidden desktop:bottom-3 scripting:block">
				<div className="mx-auto flex max-w-content items-center px-2.5 desktop:px-7.5">
					<PauseButton carousel={carousel} className="pointer-events-auto" />
					{banners.map((banner, index) => (
						<button
							key={banner.id}
							type="button"
							aria-label={words.goToSlide(index + 1)}
							aria-current={index === carousel.current}
							onClick={() => carousel.goTo(index)}
							className="group pointer-events-auto grid h-11 w-9 place-items-center"
						>
							<span
								className={classes(
									'w-[3px] rounded-full transition-all duration-200',
									index === carousel.current ? 'h-6 bg-coral' : 'h-3.5 bg-white/70 group-hover:bg-white',
								)}
							/>
						</button>
					))}
				</div>
			</div>
		</section>
	);
}

/** False from the change of a slide until its text may show. */
function useSettled(current: number): boolean {
	const [settledOn, setSettledOn] = useState(current);
	useEffect(() => {
		const timer = setTimeout(() => setSettledOn(current), bannerOverlayDelay);
		return () => clearTimeout(timer);
	}, [current]);
	return settledOn === current;
}
