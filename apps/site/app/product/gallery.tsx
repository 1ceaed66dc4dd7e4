import { type MouseEvent, useRef, useState } from 'react';
import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Picture } from '../ui/picture.tsx';
import type { LocalPicture } from '../visit.ts';
import { Zoom } from './zoom.tsx';

const sizes = '(min-width: 1024px) 60vw, (min-width: 768px) 50vw, 100vw';
const idOf = (index: number) => `picture-${index + 1}`;

/**
 * The pictures of a product in a row: visitors swipe, or click a thumbnail. Thumbnails are links, so they work without
 * scripting. If the picture has no room for them, they are below it.
 */
export function Gallery({ pictures }: { pictures: readonly LocalPicture[] }) {
	const words = useWords(productWords);
	const track = useRef<HTMLUListElement>(null);
	const [current, setCurrent] = useState(0);

	function show(event: MouseEvent, index: number) {
		event.preventDefault();
		track.current?.scrollTo({ left: index * track.current.clientWidth });
	}

	return (
		<>
			<ul
				ref={track}
				aria-label={words.pictures}
				onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setCurrent(Math.round(scrollLeft / clientWidth))}
				className="product-gallery scrollbar-none relative flex aspect-4/3 snap-x max-lg:beside:rounded-l-card lg:absolute lg:inset-0 lg:aspect-auto snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth"
			>
				{pictures.map((picture, index) => (
					<li
						key={picture.url}
						id={idOf(index)}
						className="relative size-full shrink-0 scroll-mt-40 snap-start not-first:print:hidden"
					>
						<Picture
							picture={picture}
							sizes={sizes}
							eager={index === 0}
							className={classes(
								'absolute inset-0 size-full object-cover',
								!picture.focus && 'object-top',
								picture.width < 1600 && 'close-up',
							)}
						/>
						<Zoom picture={picture} />
					</li>
				))}
			</ul>
			{pictures.length > 1 && (
				<ul className="no-print flex gap-2 px-5 pt-3 beside:justify-end beside:pr-10 lg:absolute lg:right-24 lg:bottom-6 lg:p-0">
					{pictures.map((picture, index) => (
						<li key={picture.url}>
							<a
								href={`#${idOf(index)}`}
								onClick={(event) => show(event, index)}
								aria-label={words.showPicture(index + 1, picture.alt)}
								aria-current={index === current}
								className="block overflow-hidden rounded-lg border-2 border-white bg-pale raised aria-[current=true]:border-teal"
							>
								<Picture picture={picture} sizes="72px" soon decorative className="h-12 w-16 object-cover" />
							</a>
						</li>
					))}
				</ul>
			)}
		</>
	);
}
