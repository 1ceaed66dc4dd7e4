import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { only } from '../access/roles.ts';
import { words } from '../fields/words.ts';
import { cutAnew } from '../media/cut-anew.ts';
import { factsOfFile } from '../media/facts-of-file.ts';
import { onlyAllowedTypes } from '../media/files-in-words.ts';
import { missingFile } from '../media/missing-file.ts';
import { nameByContent } from '../media/name-by-content.ts';
import { onlyReadable } from '../media/only-readable.ts';
import { onlyWhole } from '../media/only-whole.ts';
import { shrinkLarge } from '../media/shrink-large.ts';
import { thumbnailOf } from '../media/thumbnail-of.ts';
import { settings } from '../settings.ts';

export const pictures: CollectionConfig = {
	slug: 'pictures',
	labels: { singular: { en: 'Picture', zh: '图片' }, plural: { en: 'Pictures', zh: '图片' } },
	access: { ...contentAccess('recruiter'), update: only('editor'), delete: only('editor') },
	admin: {
		group: { en: 'Files', zh: '文件' },
		useAsTitle: 'filename',
		defaultColumns: ['filename', 'alt', 'updatedAt'],
		// By what it shows; a file name says little.
		listSearchableFields: ['alt', 'altCn', 'filename'],
		pagination: { defaultLimit: 24, limits: [24, 48, 96] },
		description: {
			en: 'Upload a picture once: JPEG, PNG, WebP, AVIF or SVG of up to 30 MB, at least 1920 pixels wide where you can, better 2880. The site shows it at once, and makes every size that it needs by itself.',
			zh: '每张图片上传一次：JPEG、PNG、WebP、AVIF 或 SVG，不超过 30 MB，尽可能至少 1920 像素宽，最好 2880 像素。网站会立即显示，并自动生成所需的各种尺寸。',
		},
		hidden: hiddenExceptFor('editor', 'recruiter'),
	},
	upload: {
		// The studio fetches no files from elsewhere.
		pasteURL: false,
		staticDir: settings.folders.pictures,
		handlers: missingFile('pictures'),
		mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'],
		crop: false,
		focalPoint: true,
		// For lists in the studio; the site makes its own sizes.
		adminThumbnail: ({ doc }) => thumbnailOf(doc),
		imageSizes: [
			{
				name: 'webp480',
				width: 480,
				formatOptions: { format: 'webp', options: { quality: 78 } },
				generateImageName: ({ originalName }) => `${originalName}-480.webp`,
			},
		],
	},
	hooks: {
		beforeOperation: [factsOfFile, onlyWhole, onlyAllowedTypes, onlyReadable, cutAnew, shrinkLarge, nameByContent],
	},
	fields: [
		words('alt', {
			label: { en: 'What the picture shows', zh: '图片内容' },
			required: true,
			help: { en: 'Read aloud to visitors who cannot see it.', zh: '为看不到图片的访客朗读。' },
		}),
	],
};
