import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture.tsx';
import type { SectionViewOf } from '../../visit.ts';

/** A picture across the whole window. */
export function SceneSection({ section: { picture, caption } }: { section: SectionViewOf<'scene'> }) {
	return (
		<Band tone="deep" bleed>
			<figure className={classes('scene', picture.width < 1600 && 'scene-small')}>
				<Picture
					picture={picture}
					// 4:3 on phones, 2:1 elsewhere.
					sizes="(min-width: 640px) 75vw, 100vw"
					shape={4 / 3}
					className={classes(
						'scene-picture mx-auto aspect-4/3 w-full object-cover wide:aspect-2/1 wide:max-h-[52rem]',
						!picture.focus && 'object-[50%_35%]',
					)}
				/>
				<figcaption className="scene-caption mx-auto max-w-content px-5 py-5 text-sm opacity-85 desktop:px-10">
					{caption}
				</figcaption>
			</figure>
		</Band>
	);
}
