import type { Text } from '@site/contract/language';
import type { Picture } from '@site/contract/picture';
import manifest from './pictures.json' with { type: 'json' };

export type PictureName = keyof typeof manifest.pictures;
export type DrawingName = keyof typeof manifest.drawings;

type Manifest = Pick<Picture, 'width' | 'height' | 'focus'> & { hash: string; alt: Text };

/** A rendered picture; `alt` replaces the manifest's text if the context needs another. */
export function picture(name: PictureName, alt?: Text): Picture {
	const { hash, width, height, alt: own, ...where }: Manifest = manifest.pictures[name];
	return { url: `/media/${name}-${hash}.webp`, width, height, alt: alt ?? own, ...where };
}

const isPictureName = (name: string): name is PictureName => name in manifest.pictures;

/** Close-ups of the device in a scene, named after its picture. */
export const closeUpsOf = (name: PictureName): Picture[] =>
	[`${name}-closeup`].filter(isPictureName).map((closeUp) => picture(closeUp));

/** A drawing (SVG): a logo, a portrait, a certification mark. */
export function drawing(name: DrawingName, alt: Text): Picture {
	const { hash, width, height } = manifest.drawings[name];
	return { url: `/media/${name}-${hash}.svg`, width, height, alt };
}
