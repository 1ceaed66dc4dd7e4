import { type PictureSize, phoneShape, shareShape } from '@site/contract/picture-sizes';
import sharp, { type Region, type Sharp } from 'sharp';
import type { SizeJob } from './size-job.ts';

/** Wide scenes have their subject right of the center, unless the picture gives its position. */
const subjectOfWide = { x: 62, y: 50 };
const middle = { x: 50, y: 50 };

type Shape = { width: number; height: number };

/** The largest crop of that shape, with the focus as near to its center as the edges allow. */
function around(own: Shape, shape: Shape, focus: SizeJob['focus']): Region {
	const scale = Math.min(own.width / shape.width, own.height / shape.height);
	const [width, height] = [Math.floor(shape.width * scale), Math.floor(shape.height * scale)];
	const { x, y } = focus ?? (own.width > 2 * own.height ? subjectOfWide : middle);
	const start = (whole: number, part: number, percent: number) =>
		Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
	return { left: start(own.width, width, x), top: start(own.height, height, y), width, height };
}

/** Products are photographed on a plain background: extend it on both sides instead of cutting the product off. */
async function isPlainAtBothSides(picture: Sharp, { width, height }: Shape): Promise<boolean> {
	const deviations = await Promise.all(
		[0, width - 4].map(async (left) => {
			const { channels } = await picture.clone().extract({ left, top: 0, width: 4, height }).resize(1, 24).stats();
			return Math.max(...channels.map(({ stdev }) => stdev));
		}),
	);
	return Math.max(...deviations) < 14;
}

async function shareOf(picture: Sharp, own: Shape, focus: SizeJob['focus']): Promise<Sharp> {
	const across = Math.round((shareShape.height * own.width) / own.height);
	const isNarrower = across < shareShape.width;
	if (focus || !isNarrower || !(await isPlainAtBothSides(picture, own)))
		return picture.extract(around(own, shareShape, focus)).resize(shareShape);
	const left = Math.floor((shareShape.width - across) / 2);
	const right = shareShape.width - across - left;
	return picture.resize(across, shareShape.height).extend({ left, right, extendWith: 'copy' });
}

async function shaped(picture: Sharp, own: Shape, size: PictureSize, focus: SizeJob['focus']): Promise<Sharp> {
	if (size.kind === 'share') return shareOf(picture, own, focus);
	const cut = size.kind === 'phone' ? picture.extract(around(own, phoneShape, focus)) : picture;
	return cut.resize({ width: size.width, withoutEnlargement: true });
}

function encoded(picture: Sharp, { format }: PictureSize, effort: number): Sharp {
	if (format === 'avif') return picture.avif({ quality: 66, effort });
	if (format === 'webp') return picture.webp({ quality: 78, effort: 4 });
	return picture.flatten({ background: '#fff' }).jpeg({ quality: 84, mozjpeg: true });
}

/** Writes one size of a picture into a file. */
export async function cut(job: Omit<SizeJob, 'name' | 'target'>, file: string): Promise<void> {
	const { source, size, effort, focus } = job;
	const picture = sharp(source, { failOn: 'error' }).autoOrient();
	const { autoOrient: own } = await picture.metadata();
	await encoded(await shaped(picture, own, size, focus), size, effort).toFile(file);
}
