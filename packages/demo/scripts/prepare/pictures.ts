import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import manifest from '../../src/pictures.json' with { type: 'json' };
import { type PictureName, pictureFile, widthsOf } from '../../src/pictures.ts';
import { shareSize } from '../draw/share-card.ts';
import { mediaFolder, picturesFolder } from '../places.ts';
import { sideBySide } from './side-by-side.ts';
import { missing, write } from './write.ts';

const pictureNames = Object.keys(manifest.pictures) as PictureName[];
export const source = (name: PictureName) => sharp(join(picturesFolder, `${name}.webp`));

/** Effort 2 costs half the time of 3 for files 5 % larger. */
const avif = (image: Sharp) => image.avif({ quality: 55, effort: 2 });
const webp = (image: Sharp) => image.webp({ quality: 78, effort: 4 });
export const jpeg = (image: Sharp, quality = 84) => image.jpeg({ quality, mozjpeg: true });

/** Products whose shadow runs out of the picture: continuing it would draw a streak. */
const reachingTheEdge = new Set<PictureName>(['drug-panel-dip-card']);

/** Wide pictures are cropped. Products are shown whole, their plain ground continued to both sides. */
function shared(name: PictureName): Sharp {
	const { width, height } = manifest.pictures[name];
	const across = Math.round((shareSize.height * width) / height);
	if (across >= 1100 || reachingTheEdge.has(name)) return source(name).resize({ ...shareSize, fit: 'cover' });
	const left = Math.floor((shareSize.width - across) / 2);
	const right = shareSize.width - across - left;
	return source(name).resize(across, shareSize.height).extend({ left, right, extendWith: 'copy' });
}

type Made = { file: string; make: () => Sharp };

function filesOf(name: PictureName): Made[] {
	const entry = manifest.pictures[name];
	const share = `${name}-${entry.hash}-share`;
	return [
		...widthsOf(entry.width).flatMap((width) => [
			{ file: pictureFile(name, width, 'image/avif'), make: () => avif(source(name).resize({ width })) },
			{ file: pictureFile(name, width, 'image/webp'), make: () => webp(source(name).resize({ width })) },
		]),
		{ file: `${share}.webp`, make: () => webp(shared(name)) },
		{ file: `${share}.jpg`, make: () => jpeg(shared(name)) },
	];
}

/** Every picture in every width and type, and as a share image. Tells how many files were made and how many there are. */
export async function preparePictures() {
	// The jobs already fill the processors; threads inside each would only compete.
	sharp.concurrency(1);
	const all = pictureNames.flatMap(filesOf);
	const due = all.filter(({ file }) => missing(join(mediaFolder, file)));
	await sideBySide(
		due.map(
			({ file, make }) =>
				async () =>
					write(join(mediaFolder, file), await make().toBuffer()),
		),
	);
	return { made: due.length, all: all.length };
}
