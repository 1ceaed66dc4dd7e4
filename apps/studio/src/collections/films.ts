import { isWebAddress } from '@site/contract/address';
import { filmFormats } from '@site/contract/films';
import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { captionsField } from '../fields/captions.ts';
import { picture } from '../fields/picture.ts';
import { words } from '../fields/words.ts';
import { factsOfFile } from '../media/facts-of-file.ts';
import { onlyAllowedTypes } from '../media/files-in-words.ts';
import { missingFile } from '../media/missing-file.ts';
import { nameByContent } from '../media/name-by-content.ts';
import { onlyPlayable } from '../media/only-playable.ts';
import { onlyWhole } from '../media/only-whole.ts';
import { pair } from '../seed/pairs.ts';
import { settings } from '../settings.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { idOf, text } from '../snapshot/words.ts';

export const films: CollectionConfig = {
	slug: 'films',
	labels: { singular: 'Film', plural: 'Films' },
	access: contentAccess(),
	admin: {
		group: 'Files',
		useAsTitle: 'title',
		defaultColumns: ['title', 'filename', 'address', 'updatedAt'],
		description:
			'Films for products and for video sections of pages: a file of your own (MP4 with H.264, or WebM, up to 30 MB), or the address of one elsewhere.',
		hidden: hiddenExceptFor('editor'),
	},
	upload: {
		// The studio fetches nothing for anybody.
		pasteURL: false,
		staticDir: settings.folders.films,
		handlers: missingFile('films'),
		mimeTypes: Object.values(filmFormats),
		filesRequiredOnCreate: false,
	},
	hooks: { beforeOperation: [factsOfFile, onlyWhole, onlyAllowedTypes, onlyPlayable, nameByContent] },
	fields: [
		words('title', { label: 'Title', required: true }),
		picture('poster', { label: 'Still picture', help: 'Seen until the film is played. 16:9, such as 1280 × 720.' }),
		{
			name: 'address',
			type: 'text',
			label: 'Address of a film elsewhere',
			admin: {
				description:
					'Only without a file of your own: the address that its host gives for embedding. It plays within the page where Site settings allow the host; otherwise the button leads there.',
			},
			validate: (value: unknown) =>
				!value || (typeof value === 'string' && isWebAddress(value)) || 'A whole address: https://…',
		},
		captionsField('captions', 'Captions, English'),
		captionsField('captionsCn', 'Captions, Chinese'),
	],
};

export const filmsPart: CollectionPart<'films', 'films'> = {
	collection: 'films',
	names: {
		'file.url': 'filename',
		'file.format': 'mimeType',
		'file.bytes': 'filesize',
		file: 'filename',
		'captions.english': 'captions',
		'captions.chinese': 'captionsCn',
	},
	sort: 'id',
	toSnapshot: (doc, pictures) => ({
		id: doc.id,
		title: text(doc.title, doc.titleCn),
		poster: pictures.need(idOf(doc.poster)),
		file: doc.filename
			? {
					url: `/media/${doc.filename}`,
					format: doc.mimeType === filmFormats.WebM ? 'WebM' : 'MP4',
					bytes: doc.filesize ?? 0,
				}
			: null,
		captions: { english: doc.captions ?? '', chinese: doc.captionsCn ?? '' },
		address: doc.address ?? '',
	}),
	fromSample: ({ id, title, poster, captions, address }, pictures) => ({
		id,
		...pair('title', title),
		poster: pictures(poster),
		address,
		captions: captions.english,
		captionsCn: captions.chinese,
	}),
};
