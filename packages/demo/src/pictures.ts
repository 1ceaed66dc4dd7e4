import type { Text } from '@site/contract/language';
import type { Picture } from '@site/contract/picture';
import manifest from './pictures.json' with { type: 'json' };

/** The widths a picture is prepared in; none is larger than the picture itself. */
export const pictureWidths = [480, 768, 1200, 1920];
const pictureTypes = ['image/avif', 'image/webp'] as const;

export type PictureName = keyof typeof manifest.pictures;
export type DrawingName = keyof typeof manifest.drawings;

export const widthsOf = (own: number) => [...new Set([...pictureWidths.filter((width) => width < own), own])];

export const pictureFile = (name: PictureName, width: number, type: (typeof pictureTypes)[number]) =>
	`${name}-${manifest.pictures[name].hash}-${width}.${type.slice('image/'.length)}`;

/** A rendered picture; `alt` replaces what the manifest says where the context asks for other words. */
export function picture(name: PictureName, alt?: Text): Picture {
	const entry = manifest.pictures[name];
	const widths = widthsOf(entry.width);
	return {
		url: `/media/${pictureFile(name, Math.min(entry.width, 1200), 'image/webp')}`,
		width: entry.width,
		height: entry.height,
		alt: alt ?? entry.alt,
		sources: pictureTypes.flatMap((type) =>
			widths.map((width) => ({ url: `/media/${pictureFile(name, width, type)}`, width, type })),
		),
		share: {
			jpeg: `/media/${name}-${entry.hash}-share.jpg`,
			webp: `/media/${name}-${entry.hash}-share.webp`,
		},
	};
}

/** A drawing (SVG): a logo, a portrait, a certification mark. */
export function drawing(name: DrawingName, alt: Text): Picture {
	const entry = manifest.drawings[name];
	return { url: `/media/${name}-${entry.hash}.svg`, width: entry.width, height: entry.height, alt, sources: [] };
}
