import type { LocalPicture } from '../visit.ts';
import { classes } from './classes.ts';
import { cropOf, framed } from './crop.ts';
import { Picture } from './picture.tsx';

type RingPictureProps = {
	picture: LocalPicture;
	eager?: boolean;
	decorative?: boolean;
	/** For the low head of a list. */
	low?: boolean;
	className?: string;
};

/** Widths at 4:3: in a narrow window, the text makes the head high. */
const sizes = '(min-width: 80rem) 55vw, (min-width: 56rem) 750px, (min-width: 40rem) 67vw, 100vw';
const lowSizes = '(min-width: 80rem) 36vw, 480px';

/** The picture of a page's head, cut by the ring of the logo (ring-head.css). */
export function RingPicture({
	picture,
	eager = false,
	decorative = false,
	low = false,
	className = '',
}: RingPictureProps) {
	return (
		<div className={classes('ring-picture', framed(picture), className)}>
			<Picture
				picture={picture}
				sizes={low ? lowSizes : sizes}
				shape={4 / 3}
				eager={eager}
				cutForPhones
				decorative={decorative}
				className={cropOf(picture) || ''}
			/>
		</div>
	);
}
