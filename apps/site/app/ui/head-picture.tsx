import type { LocalPicture } from '../visit.ts';
import { classes } from './classes.ts';
import { cropOf, framed } from './crop.ts';
import { Picture } from './picture.tsx';

type HeadPictureProps = {
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

/** The picture of a page's head (heads.css). */
export function HeadPicture({
	picture,
	eager = false,
	decorative = false,
	low = false,
	className = '',
}: HeadPictureProps) {
	return (
		<div className={classes('head-picture', framed(picture), className)}>
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
