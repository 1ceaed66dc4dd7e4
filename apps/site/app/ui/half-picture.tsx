import type { Tone } from '@site/contract/sections';
import type { ReactNode } from 'react';
import type { LocalPicture } from '../visit.ts';
import { Band } from './band.tsx';
import { classes } from './classes.ts';
import { cropOf, framed } from './crop.ts';
import { Picture } from './picture.tsx';

/** The outer columns take the space beyond the grid: text keeps to the grid, and the picture reaches the edge. */
const columns =
	'[--edge:1.25rem] desktop:[--edge:2.5rem] wide:grid wide:grid-cols-[minmax(var(--edge),1fr)_minmax(0,calc(var(--container-content)/2-2.5rem))_minmax(0,calc(var(--container-content)/2-2.5rem))_minmax(var(--edge),1fr)]';

const places = {
	left: { picture: 'wide:col-[1/3]', words: 'wide:col-[3/4] wide:pl-[clamp(2rem,5vw,6rem)]' },
	right: { picture: 'wide:col-[3/5]', words: 'wide:col-[2/3] wide:pr-[clamp(2rem,5vw,6rem)]' },
};

/** A band with a picture in one half: beside the text if there is room, above it on a phone. */
export function HalfPicture({
	tone,
	picture,
	side,
	onScreen = false,
	children,
}: {
	tone: Tone;
	picture: LocalPicture;
	side: 'left' | 'right';
	/** Not printed. */
	onScreen?: boolean;
	children: ReactNode;
}) {
	const place = places[side];
	return (
		<Band tone={tone} bleed>
			<div className={classes(columns, onScreen ? 'no-print' : 'print:block!')}>
				<div
					className={classes(
						'half-picture relative aspect-4/3 overflow-hidden print:hidden',
						'wide:row-1 wide:aspect-auto wide:min-h-[clamp(26rem,38vw,720px)]',
						framed(picture),
						place.picture,
					)}
				>
					<Picture
						picture={picture}
						// Between phones and 1280 px, the text makes the frame higher than wide.
						sizes="(min-width: 1280px) 50vw, (min-width: 768px) 560px, 100vw"
						shape={4 / 3}
						cutForPhones
						className={classes('absolute inset-0 size-full object-cover', cropOf(picture))}
					/>
				</div>
				<div
					className={classes(
						'px-5 pt-10 pb-14 print:p-0! wide:row-1 wide:self-center wide:px-0 wide:py-[clamp(3rem,5vw,6rem)]',
						place.words,
					)}
				>
					{children}
				</div>
			</div>
		</Band>
	);
}
