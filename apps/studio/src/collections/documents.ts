import { documentKeys } from '@site/contract/document-keys';
import type { CollectionConfig } from 'payload';
import { hiddenExceptFor, regulatedAccess } from '../access/content.ts';
import { words } from '../fields/words.ts';
import { factsOfFile } from '../media/facts-of-file.ts';
import { onlyAllowedTypes } from '../media/files-in-words.ts';
import { missingFile } from '../media/missing-file.ts';
import { nameByContent } from '../media/name-by-content.ts';
import { onlyWhole } from '../media/only-whole.ts';
import { pair } from '../seed/pairs.ts';
import { settings } from '../settings.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { text } from '../snapshot/words.ts';

export const documents: CollectionConfig = {
	slug: 'documents',
	labels: { singular: 'Document', plural: 'Documents' },
	access: regulatedAccess,
	admin: {
		group: 'Files',
		useAsTitle: 'title',
		defaultColumns: ['title', 'key', 'filename', 'updatedAt'],
		description:
			'The files that visitors open or download. A file is public as soon as it is saved; attach it to a product, or link to it in a text.',
		hidden: hiddenExceptFor('editor'),
	},
	upload: {
		// The studio fetches nothing for anybody.
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
			label: 'Shown as',
			unique: true,
			options: documentKeys.map((key) => ({ label: key, value: key })),
			admin: {
				position: 'sidebar',
				description: 'A place on the site that offers this document, one document for each. Empty for all others.',
			},
		},
		words('title', { label: 'Title', required: true }),
		words('summary', { label: 'Description', long: true }),
		{
			name: 'contents',
			type: 'array',
			label: 'What is in it',
			labels: { singular: 'Line', plural: 'Lines' },
			admin: { description: 'For an archive: the media room lists it beside the download.' },
			fields: [words('line', { label: 'Line', required: true })],
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
