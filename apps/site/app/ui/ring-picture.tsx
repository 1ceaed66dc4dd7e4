import type { LocalPicture } from '../visit.ts';
import { cropOf } from './crop.ts';
import { Picture } from './picture.tsx';

type RingPictureProps = { picture: LocalPicture; eager?: boolean; decorative?: boolean; className?: string };

/** The picture of a page's head, cut by the ring of the mark (ring-head.css). */
export function RingPicture({ picture, eager = false, decorative = false, className = '' }: RingPictureProps) {
	return (
		<div className={`ring-picture ${className}`}>
			<Picture
				picture={picture}
				sizes="(min-width: 56rem) 60vw, 100vw"
				eager={eager}
				cutForPhones
				decorative={decorative}
				className={cropOf(picture) || ''}
			/>
		</div>
	);
}
