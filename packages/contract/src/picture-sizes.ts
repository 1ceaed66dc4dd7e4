/** The widths that a picture is shown in; none is larger than the picture itself. */
export const pictureWidths = [480, 768, 1200, 2048, 2880] as const;
/** A phone shows four by three of a wide scene, in these widths. */
export const phoneWidths = [480, 768, 1200] as const;
export const phoneShape = { width: 4, height: 3 };
/** The picture of a shared link. */
export const shareShape = { width: 1200, height: 630 };

export type PictureSize =
	| { kind: 'whole'; width: number; format: 'avif' | 'webp' }
	| { kind: 'phone'; width: number; format: 'avif' | 'webp' }
	| { kind: 'share'; format: 'jpg' | 'webp' };

const photograph = /\.(?:webp|avif|png|jpe?g)$/i;

/** Drawings have no sizes, and neither has the stand-in for a picture in a draft. */
export const hasSizes = (url: string): boolean => url.startsWith('/media/') && photograph.test(url);

export const stemOf = (name: string): string => name.replace(photograph, '');

export function sizeUrl(url: string, size: PictureSize): string {
	if (!hasSizes(url)) return url;
	if (size.kind === 'share') return `${stemOf(url)}-share.${size.format}`;
	return `${stemOf(url)}-${size.kind === 'phone' ? 'phone-' : ''}${size.width}.${size.format}`;
}

/** The offered widths of a picture of this width. The widest also represents the picture's own width. */
export const widthsOf = (own: number): number[] => {
	const narrower = pictureWidths.filter((width) => width < own);
	const [widest] = pictureWidths.slice(narrower.length);
	return widest ? [...narrower, widest] : narrower;
};

/** The size and format that every browser shows. */
export const usualUrl = (url: string, width = 1200): string => sizeUrl(url, { kind: 'whole', width, format: 'webp' });

const sizedName =
	/^(?<stem>.+?)-(?:(?<share>share)\.(?<shareFormat>jpg|webp)|(?<phone>phone-)?(?<width>\d{3,4})\.(?<format>avif|webp))$/;
const isOneOf = (widths: readonly number[], width: number) => widths.includes(width);

/** The picture and size that a file name asks for; null if it is never offered. */
export function readSizeName(name: string): { stem: string; size: PictureSize } | null {
	const parts = sizedName.exec(name)?.groups;
	if (!parts?.stem) return null;
	if (parts.share)
		return { stem: parts.stem, size: { kind: 'share', format: parts.shareFormat === 'jpg' ? 'jpg' : 'webp' } };
	const width = Number(parts.width);
	const format = parts.format === 'avif' ? 'avif' : 'webp';
	if (parts.phone)
		return isOneOf(phoneWidths, width) ? { stem: parts.stem, size: { kind: 'phone', width, format } } : null;
	return isOneOf(pictureWidths, width) ? { stem: parts.stem, size: { kind: 'whole', width, format } } : null;
}

/** The shared picture of a page that has none. */
export const defaultShare = '/media/share-default.jpg';
