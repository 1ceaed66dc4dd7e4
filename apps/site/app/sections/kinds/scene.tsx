import { Band } from '../../ui/band.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { SectionViewOf } from '../../visit.ts';

/** A picture from edge to edge, with room to look at it. */
export function SceneSection({ section: { picture, caption } }: { section: SectionViewOf<'scene'> }) {
	return (
		<Band tone="deep" bleed>
			<figure>
				<Picture
					picture={picture}
					sizes="100vw"
					className="aspect-4/3 w-full object-cover wide:aspect-21/9 wide:max-h-[44rem]"
				/>
				<figcaption className="mx-auto max-w-content px-5 py-5 text-sm opacity-85 desktop:px-10">{caption}</figcaption>
			</figure>
		</Band>
	);
}
