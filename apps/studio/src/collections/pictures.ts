import type { CollectionConfig, ImageSize } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { only } from '../access/roles.ts';
import { words } from '../fields/words.ts';
import { cutAnew } from '../media/cut-anew.ts';
import { onlyAllowedTypes } from '../media/files-in-words.ts';
import { nameByContent } from '../media/name-by-content.ts';
import { shrinkLarge } from '../media/shrink-large.ts';
import { pictureWidths } from '../media/widths.ts';
import { settings } from '../settings.ts';

/** More effort makes AVIF a few percent smaller and an editor wait six times longer. */
const formats = [
	{ format: 'avif', options: { quality: 52, effort: 2 } },
	{ format: 'webp', options: { quality: 78 } },
] as const;

const widths: ImageSize[] = formats.flatMap(({ format, options }) =>
	pictureWidths.map((width) => ({
		name: `${format}${width}`,
		width,
		formatOptions: { format, options },
		generateImageName: ({ originalName }) => `${originalName}-${width}.${format}`,
	})),
);

/** What a shared link shows: cut to 1200 by 630 around the focal point. */
const shareImages: ImageSize[] = [
	{ name: 'shareJpeg', format: 'jpeg', ending: 'jpg' } as const,
	{ name: 'shareWebp', format: 'webp', ending: 'webp' } as const,
].map(({ name, format, ending }) => ({
	name,
	width: 1200,
	height: 630,
	formatOptions: { format, options: { quality: 80 } },
	generateImageName: ({ originalName }) => `${originalName}-share.${ending}`,
}));

export const pictures: CollectionConfig = {
	slug: 'pictures',
	labels: { singular: 'Picture', plural: 'Pictures' },
	access: { ...contentAccess('recruiter'), update: only('editor'), delete: only('editor') },
	admin: {
		group: 'Files',
		useAsTitle: 'filename',
		defaultColumns: ['filename', 'alt', 'updatedAt'],
		description:
			'Upload a picture once, at least 1920 pixels wide where you can: every size the site needs is made from it.',
		hidden: hiddenExceptFor('editor', 'recruiter'),
	},
	upload: {
		staticDir: settings.folders.pictures,
		mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'],
		crop: false,
		focalPoint: true,
		adminThumbnail: 'webp480',
		imageSizes: [...widths, ...shareImages],
	},
	hooks: { beforeOperation: [onlyAllowedTypes, cutAnew, shrinkLarge, nameByContent] },
	fields: [
		words('alt', {
			label: 'What the picture shows',
			required: true,
			help: 'Read aloud to visitors who cannot see it.',
		}),
	],
};
