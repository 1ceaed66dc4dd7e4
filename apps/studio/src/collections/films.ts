import { isWebAddress } from '@site/contract/address';
import { type Film, filmFormats } from '@site/contract/films';
import { isWebVtt } from '@site/contract/web-vtt';
import type { TextareaField } from 'payload';
import { ofFile, or, own, picture, text, together, words } from '../fields/field.ts';
import { emptyOr } from '../fields/filled.ts';
import { factsOfFile } from '../media/facts-of-file.ts';
import { onlyAllowedTypes } from '../media/files-in-words.ts';
import { missingFile } from '../media/missing-file.ts';
import { nameByContent } from '../media/name-by-content.ts';
import { onlyPlayable } from '../media/only-playable.ts';
import { onlyWhole } from '../media/only-whole.ts';
import { settings } from '../settings.ts';
import { type Said, sayTo } from '../words/said.ts';
import { defineContent } from './define-content.ts';

/** Captions of a film as WebVTT, from a file or typed. */
const captionsField = (name: string, label: Said): TextareaField => ({
	name,
	type: 'textarea',
	label,
	admin: {
		rows: 8,
		description: {
			en: 'WebVTT. Choose a .vtt file to fill this in, and correct it here.',
			zh: 'WebVTT。选择 .vtt 文件即可填入，并可在此修改。',
		},
		components: { afterInput: ['/src/fields/captions-file.tsx#CaptionsFile'] },
	},
	validate: (value: unknown, { req }) =>
		!value ||
		(typeof value === 'string' && isWebVtt(value)) ||
		sayTo(req)(
			'WEBVTT in the first line, then times such as 00:01.500 --> 00:04.000, each with its words below.',
			'第一行为 WEBVTT，之后是时间（例如 00:01.500 --> 00:04.000），其下为文字。',
		),
});

const captions = together<Film['captions']>({
	english: own<string, string | null | undefined>(
		(name) => captionsField(name, { en: 'Captions, English', zh: '英文字幕' }),
		(words) => words ?? '',
		(words) => words,
		{ stored: 'captions' },
	),
	chinese: own<string, string | null | undefined>(
		(name) => captionsField(name, { en: 'Captions, Chinese', zh: '中文字幕' }),
		(words) => words ?? '',
		(words) => words,
		{ stored: 'captionsCn' },
	),
});

export const films = defineContent('films', 'films', {
	labels: { singular: { en: 'Film', zh: '影片' }, plural: { en: 'Films', zh: '影片' } },
	unreleased: true,
	sort: 'id',
	admin: {
		group: { en: 'Files', zh: '文件' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'filename', 'address', 'updatedAt'],
		description: {
			en: 'Films for products and for video sections of pages: a file of your own (MP4 with H.264, or WebM, up to 30 MB), or the address of one elsewhere.',
			zh: '用于产品和页面视频版块的影片：自己的文件（H.264 编码的 MP4，或 WebM，不超过 30 MB），或他处影片的地址。',
		},
	},
	upload: {
		// The studio fetches no files from elsewhere.
		pasteURL: false,
		staticDir: settings.folders.films,
		handlers: missingFile('films'),
		mimeTypes: Object.values(filmFormats),
		filesRequiredOnCreate: false,
	},
	hooks: { beforeOperation: [factsOfFile, onlyWhole, onlyAllowedTypes, onlyPlayable, nameByContent] },
	fields: {
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		poster: picture({
			label: { en: 'Still picture', zh: '静态图片' },
			help: {
				en: 'Seen until the film is played. 16:9, such as 1280 × 720.',
				zh: '播放前显示。16:9，例如 1280 × 720。',
			},
		}),
		address: or(
			'',
			text({
				label: { en: 'Address of a film elsewhere', zh: '他处影片的地址' },
				help: {
					en: 'Only without a file of your own: the address that its host gives for embedding. It plays within the page where Site settings allow the host; otherwise the button leads there.',
					zh: '仅在没有自己的文件时使用：影片托管方提供的嵌入地址。若“网站设置”允许该托管方，影片在页面内播放；否则按钮指向该地址。',
				},
				validate: emptyOr(isWebAddress, { en: 'A whole address: https://…', zh: '完整的地址：https://…' }),
			}),
		),
		captions,
		file: ofFile<Film['file']>(
			({ filename, mimeType, filesize }) =>
				filename
					? {
							url: `/media/${filename}`,
							format: mimeType === filmFormats.WebM ? 'WebM' : 'MP4',
							bytes: filesize ?? 0,
						}
					: null,
			{ url: '/filename', format: '/mimeType', bytes: '/filesize', '': '/filename' },
		),
	},
});
