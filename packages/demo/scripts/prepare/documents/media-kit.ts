import { brand } from '@site/contract/brand';
import { issueDate } from '@site/paper/paper';
import { strToU8, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import type { PictureName } from '../../../src/pictures.ts';
import { settings } from '../../../src/settings.ts';
import { mark, type Variant, variants, wordmark } from '../../draw/brand-mark.ts';
import { type Drawing, svg } from '../../draw/svg.ts';
import { jpeg, rendered } from '../rendered.ts';
import { factSheetPdf } from './fact-sheet.ts';

const pictures: PictureName[] = [
	'hero-cassettes',
	'product-family',
	'fertility-analyzer-wide',
	'lab-bench',
	'production-line',
	'strip-macro',
];

const readMe = `${brand.company}: media kit (sample)

What is inside
  logo/          the mark and the wordmark as SVG and PNG, in colour, in ink and in white
  pictures/      renders of products and production as JPEG
  fact-sheet.pdf the company on one page

Terms of use
  1. The files may be used free of charge for non-commercial purposes: news coverage,
     education, and references to ${brand.company} and its products.
  2. Commercial use, including advertising and packaging, needs our written consent.
  3. Name ${brand.company} as the source.
  4. Do not redraw, recolour, distort or crop the logo, and leave a margin around it
     of at least half the height of the mark. Use the white version on dark grounds.
  5. Pictures may be cropped and scaled. Do not change what they show, and do not use
     them to suggest an endorsement or a medical claim.

This is sample content. The company and its products are shown for demonstration.

Questions: ${settings.email}
`;

/** Logos of one width, large enough for print. */
async function logoFiles(name: string, draw: (variant: Variant) => Drawing): Promise<Zippable> {
	const files: Zippable = {};
	for (const variant of Object.keys(variants) as Variant[]) {
		const drawing = draw(variant);
		const text = svg(drawing);
		const density = (72 * 1600) / drawing.width;
		files[`${name}-${variant}.svg`] = strToU8(text);
		files[`${name}-${variant}.png`] = [await sharp(Buffer.from(text), { density }).png().toBuffer(), { level: 0 }];
	}
	return files;
}

/** Logos, pictures, a fact sheet and the terms of their use, in one file. */
export async function mediaKit(): Promise<Uint8Array> {
	const images: Zippable = {};
	for (const name of pictures) images[`${name}.jpg`] = [await jpeg(rendered(name), 88).toBuffer(), { level: 0 }];
	const kit: Zippable = {
		'README.txt': strToU8(readMe.replaceAll('\n', '\r\n')),
		'fact-sheet.pdf': await factSheetPdf(),
		logo: {
			...(await logoFiles(`${brand.slug}-mark`, mark)),
			...(await logoFiles(`${brand.slug}-wordmark`, wordmark)),
		},
		pictures: images,
	};
	// A ZIP stores local time: taking the fields of a fixed day keeps the bytes the same everywhere.
	const mtime = new Date(issueDate.getUTCFullYear(), issueDate.getUTCMonth(), issueDate.getUTCDate(), 12);
	return zipSync({ [`${brand.slug}-media-kit`]: kit }, { mtime });
}
