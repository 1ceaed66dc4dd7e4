import { hasSizes, phoneWidths, sizeUrl, usualUrl, widthsOf } from '@site/contract/picture-sizes';
import type { LocalPicture } from '../visit.ts';
import { classes } from './classes.ts';

type PictureProps = {
	picture: LocalPicture;
	/** How wide it is shown, in the words of the `sizes` attribute. */
	sizes: string;
	className?: string;
	/** For the largest picture of the first screen only: everything else waits until it is near. */
	eager?: boolean;
	/** On the first screen, but not the largest: not put off, not put first. */
	soon?: boolean;
	/** Phones get a part of a wide scene that is cut for them. */
	cutForPhones?: boolean;
	/** A picture that only decorates: what it shows is said beside it. */
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

/** The one way to show a picture: its size is known before it arrives, its format and width fit the visitor's screen. */
export function Picture({
	picture,
	sizes,
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
			<source type="image/avif" srcSet={srcSetOf(picture)} sizes={sizes} />
			{image}
		</picture>
	);
}
