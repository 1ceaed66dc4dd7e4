import type { CollectionConfig } from 'payload';
import { hiddenExceptFor, regulatedAccess } from '../access/content.ts';
import { documentPlaces } from '../fields/document-places.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { text } from '../mapping/words.ts';
import { factsOfFile } from '../media/facts-of-file.ts';
import { onlyAllowedTypes } from '../media/files-in-words.ts';
import { missingFile } from '../media/missing-file.ts';
import { nameByContent } from '../media/name-by-content.ts';
import { onlyWhole } from '../media/only-whole.ts';
import { settings } from '../settings.ts';
import { choicesOf } from '../words/said.ts';

export const documents: CollectionConfig = {
	slug: 'documents',
	labels: { singular: { en: 'Document', zh: '文件' }, plural: { en: 'Documents', zh: '文件' } },
	access: regulatedAccess,
	admin: {
		group: { en: 'Files', zh: '文件' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'key', 'filename', 'updatedAt'],
		description: {
			en: 'The files that visitors open or download. A file is public as soon as it is saved; attach it to a product, or link to it in a text.',
			zh: '供访客打开或下载的文件。文件保存后即公开；请将其附到产品上，或在正文中链接。',
		},
		hidden: hiddenExceptFor('editor'),
	},
	upload: {
		// The studio fetches no files from elsewhere.
		pasteURL: false,
		staticDir: settings.folders.documents,
		handlers: missingFile('documents'),
		mimeTypes: ['application/pdf', 'application/zip'],
	},
	hooks: { beforeOperation: [factsOfFile, onlyWhole, onlyAllowedTypes, nameByContent] },
	fields: [
		{
			name: 'key',
			type: 'select',
			label: { en: 'Shown as', zh: '显示为' },
			unique: true,
			options: choicesOf(documentPlaces),
			admin: {
				position: 'sidebar',
				description: {
					en: 'A place on the site that offers this document, one document for each. Empty for all others.',
					zh: '网站上提供该文件的位置，每处一份文件。其他文件留空。',
				},
			},
		},
		words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
		words('summary', { label: { en: 'Description', zh: '描述' }, long: true }),
		{
			name: 'contents',
			type: 'array',
			label: { en: 'What is in it', zh: '内容' },
			labels: { singular: { en: 'Line', zh: '行' }, plural: { en: 'Lines', zh: '行' } },
			admin: {
				description: {
					en: 'For an archive: the media room lists it beside the download.',
					zh: '用于压缩包：媒体中心会在下载旁列出。',
				},
			},
			fields: [words('line', { label: { en: 'Line', zh: '行' }, required: true })],
		},
	],
};

export const documentsPart: CollectionPart<'documents', 'documents'> = {
	collection: 'documents',
	names: {
		description: 'summary',
		url: 'filename',
		format: 'mimeType',
		bytes: 'filesize',
		'contents.*': 'contents.*.line',
	},
	sort: 'id',
	toSnapshot: (doc) => ({
		id: doc.id,
		key: doc.key ?? null,
		title: text(doc.title, doc.titleCn),
		description: text(doc.summary, doc.summaryCn),
		format: doc.mimeType === 'application/zip' ? 'ZIP' : 'PDF',
		url: `/documents/${doc.filename}`,
		bytes: doc.filesize ?? 0,
		contents: (doc.contents ?? []).map(({ line, lineCn }) => text(line, lineCn)),
	}),
	fromSample: ({ id, key, title, description, contents }) => ({
		id,
		key,
		...pair('title', title),
		...pair('summary', description),
		contents: contents.map((line) => pair('line', line)),
	}),
};
