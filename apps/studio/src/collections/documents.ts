import type { Document } from '@site/contract/company';
import { documentPlaces } from '../fields/document-places.ts';
import { choice, lines, ofFile, or, words } from '../fields/field.ts';
import { factsOfFile } from '../media/facts-of-file.ts';
import { onlyAllowedTypes } from '../media/files-in-words.ts';
import { missingFile } from '../media/missing-file.ts';
import { nameByContent } from '../media/name-by-content.ts';
import { onlyWhole } from '../media/only-whole.ts';
import { settings } from '../settings.ts';
import { defineContent } from './define-content.ts';

export const documents = defineContent('documents', 'documents', {
	labels: { singular: { en: 'Document', zh: '文件' }, plural: { en: 'Documents', zh: '文件' } },
	isRegulated: true,
	unreleased: true,
	sort: 'id',
	admin: {
		group: { en: 'Files', zh: '文件' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'key', 'filename', 'updatedAt'],
		description: {
			en: 'The files that visitors open or download. A file is public as soon as it is saved; attach it to a product, or link to it in a text.',
			zh: '供访客打开或下载的文件。文件保存后即公开；请将其附到产品上，或在正文中链接。',
		},
	},
	upload: {
		// The studio fetches no files from elsewhere.
		pasteURL: false,
		staticDir: settings.folders.documents,
		handlers: missingFile('documents'),
		mimeTypes: ['application/pdf', 'application/zip'],
	},
	hooks: { beforeOperation: [factsOfFile, onlyWhole, onlyAllowedTypes, nameByContent] },
	fields: {
		key: or(
			null,
			choice(documentPlaces, {
				label: { en: 'Shown as', zh: '显示为' },
				unique: true,
				sidebar: true,
				help: {
					en: 'A place on the site that offers this document, one document for each. Empty for all others.',
					zh: '网站上提供该文件的位置，每处一份文件。其他文件留空。',
				},
			}),
		),
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		description: words({ stored: 'summary', label: { en: 'Description', zh: '描述' }, long: true }),
		contents: lines(
			{
				label: { en: 'What is in it', zh: '内容' },
				singular: { en: 'Line', zh: '行' },
				plural: { en: 'Lines', zh: '行' },
				help: {
					en: 'For an archive: the media room lists it beside the download.',
					zh: '用于压缩包：媒体中心会在下载旁列出。',
				},
			},
			'line',
			words({ label: { en: 'Line', zh: '行' }, required: true }),
		),
		format: ofFile<Document['format']>(({ mimeType }) => (mimeType === 'application/zip' ? 'ZIP' : 'PDF'), {
			'': '/mimeType',
		}),
		url: ofFile(({ filename }) => `/documents/${filename}`, { '': '/filename' }),
		bytes: ofFile(({ filesize }) => filesize ?? 0, { '': '/filesize' }),
	},
});
