import { cultureSlugs } from '@site/contract/company';
import type { CollectionConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { fixedAccess } from '../access/fixed.ts';
import { picture } from '../fields/picture.ts';
import { richWords } from '../fields/rich-words.ts';
import { usedOnce } from '../fields/used-once.ts';
import { words } from '../fields/words.ts';
import { alwaysThere } from '../publish/always-there.ts';
import { pair, richPair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { idOf, richText, text } from '../snapshot/words.ts';
import { draftContent } from './draft-content.ts';

const theSlugs = `One of: ${cultureSlugs.join(', ')}.`;

export const culturePages: CollectionConfig = {
	slug: 'culture-pages',
	labels: { singular: 'Culture page', plural: 'Culture pages' },
	access: fixedAccess('culture-pages', cultureSlugs.length),
	hooks: alwaysThere('slug'),
	orderable: true,
	...draftContent,
	admin: {
		group: 'Company',
		useAsTitle: 'title',
		description:
			'The site has three of them, each at an address of its own: change them, drag them. None can be added.',
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		{
			name: 'slug',
			type: 'text',
			label: 'Address',
			required: true,
			unique: true,
			index: true,
			admin: { position: 'sidebar', description: `What stands for the dots in /Culture/…. ${theSlugs}` },
			validate: usedOnce('slug', (value) => cultureSlugs.some((slug) => slug === value) || theSlugs),
		},
		words('title', { label: 'Title', required: true }),
		words('summary', { label: 'Summary', long: true, help: 'Shown on the card on the careers page.' }),
		picture(),
		richWords('content', { label: 'Text', required: true }),
	],
};

export const culturePagesPart: CollectionPart<'culture', 'culture-pages'> = {
	collection: 'culture-pages',
	sort: '_order',
	toSnapshot: (doc, pictures) => ({
		slug: doc.slug,
		title: text(doc.title, doc.titleCn),
		summary: text(doc.summary, doc.summaryCn),
		picture: pictures.need(idOf(doc.picture)),
		content: richText(doc.content, doc.contentCn, pictures.find),
	}),
	fromSample: (item, pictures) => ({
		slug: item.slug,
		...pair('title', item.title),
		...pair('summary', item.summary),
		picture: pictures(item.picture),
		...richPair('content', item.content),
		_status: 'published',
	}),
};
