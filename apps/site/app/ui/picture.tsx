import { hasSizes, phoneWidths, sizeUrl, usualUrl, widthsOf } from '@site/contract/picture-sizes';
import type { LocalPicture } from '../visit.ts';
import { classes } from './classes.ts';

type PictureProps = {
	picture: LocalPicture;
	/** The displayed width, as a `sizes` attribute. */
	sizes: string;
	/**
	 * The aspect ratio of a frame that the picture fills, width by height. A wider picture must be correspondingly
	 * larger.
	 */
	shape?: number;
	className?: string;
	/** For the largest picture of the first screen only: loaded first. All others load lazily. */
	eager?: boolean;
	/** On the first screen, but not the largest: neither lazy nor high priority. */
	soon?: boolean;
	/** Phones get a crop of a wide scene. */
	cutForPhones?: boolean;
	/** A decorative picture has an empty alt text, because the text beside it says the same. */
	decorative?: boolean;
};

const focusClasses: Record<string, string> = {
	left: 'object-left',
	right: 'object-right',
	top: 'object-top',
	bottom: 'object-bottom',
};

const srcSetOf = ({ url, width: own }: LocalPicture) =>
	widthsOf(own)
		.map((width) => `${sizeUrl(url, { kind: 'whole', width, format: 'avif' })} ${Math.min(width, own)}w`)
		.join(', ');

const phoneSetOf = ({ url }: LocalPicture) =>
	phoneWidths.map((width) => `${sizeUrl(url, { kind: 'phone', width, format: 'avif' })} ${width}w`).join(', ');

/** The width of the whole picture, if the frame, whose width is `sizes`, shows only a part of it. */
const widened = (sizes: string, times: number) =>
	times > 1 ? sizes.replace(/\S+(?=,|$)/g, `calc($& * ${times.toFixed(2)})`) : sizes;

/** Every picture uses this: dimensions are known before it loads, and format and width fit the screen. */
export function Picture({
	picture,
	sizes,
	shape = Number.POSITIVE_INFINITY,
	className,
	eager = false,
	soon = false,
	cutForPhones = false,
	decorative = false,
}: PictureProps) {
	const { url, width, height, alt, focus } = picture;
	const place =
		focus && (focus.x < 35 ? 'left' : focus.x > 65 ? 'right' : focus.y < 35 ? 'top' : focus.y > 65 ? 'bottom' : '');
	const image = (
		<img
			src={usualUrl(url)}
			width={width}
			height={height}
			alt={decorative ? '' : alt}
			loading={eager || soon ? 'eager' : 'lazy'}
			fetchPriority={eager ? 'high' : undefined}
			decoding={eager || soon ? undefined : 'async'}
			className={classes(className, place && focusClasses[place])}
		/>
	);
	if (!hasSizes(url)) return image;
	return (
		<picture className="contents">
			{cutForPhones && width > 2 * height && (
				<source media="(max-width: 639px)" type="image/avif" srcSet={phoneSetOf(picture)} sizes={sizes} />
			)}
			<source type="image/avif" srcSet={srcSetOf(picture)} sizes={widened(sizes, width / height / shape)} />
			{image}
		</picture>
	);
}
