import { noticeKinds } from '@site/contract/notices';
import type { CollectionConfig, Field } from 'payload';
import { hiddenExceptFor, regulatedAccess } from '../access/content.ts';
import { nobody } from '../access/roles.ts';
import { day } from '../fields/day.ts';
import { slug } from '../fields/slug.ts';
import { nameOfCopy, usedOnce } from '../fields/used-once.ts';
import { words } from '../fields/words.ts';
import { neverDeleted, noteTakingOff, staysPublished } from '../publish/stays-published.ts';
import { noon } from '../seed/noon.ts';
import { pair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { day as dayOf, idOf, idsOf, text } from '../snapshot/words.ts';
import { tellOfNotice } from '../watches/tell.ts';
import { regulatedContent } from './draft-content.ts';

const kindLabels: Record<(typeof noticeKinds)[number], string> = {
	'field-safety': 'Field safety notice',
	product: 'Product notice',
};

const lots: Field = {
	name: 'lots',
	type: 'array',
	labels: { singular: 'Lots', plural: 'Lots' },
	admin: {
		description:
			'From one lot to another, as printed on the box. Leave ‘to’ empty for one lot; leave all out for every lot.',
	},
	fields: [
		{
			type: 'row',
			fields: [
				{ name: 'from', type: 'text', label: 'Lot, or first lot', required: true, admin: { width: '50%' } },
				{ name: 'to', type: 'text', label: 'Last lot', admin: { width: '50%' } },
			],
		},
	],
};

export const notices: CollectionConfig = {
	slug: 'notices',
	labels: { singular: 'Notice', plural: 'Notices' },
	access: { ...regulatedAccess, delete: nobody },
	defaultSort: '-publishedOn',
	versions: regulatedContent.versions,
	admin: {
		group: 'Catalogue',
		useAsTitle: 'title',
		defaultColumns: ['number', 'title', 'kind', 'publishedOn', 'closedOn', '_status'],
		listSearchableFields: ['number', 'title', 'titleCn'],
		description:
			'Field safety and product notices. Once published, a notice stands above the pages of its products within seconds. It is never deleted or taken off the site: close it with a day, and it stays readable.',
		hidden: hiddenExceptFor('editor'),
	},
	hooks: {
		beforeOperation: [noteTakingOff],
		beforeChange: [staysPublished],
		afterChange: [tellOfNotice],
		beforeDelete: [neverDeleted],
	},
	fields: [
		slug('/notices/…'),
		{
			name: 'number',
			type: 'text',
			required: true,
			unique: true,
			admin: { position: 'sidebar', description: 'As the letter and authorities quote it, such as FSN-2026-02.' },
			hooks: { beforeDuplicate: [nameOfCopy] },
			validate: usedOnce('number', () => true),
		},
		{
			name: 'kind',
			type: 'select',
			required: true,
			defaultValue: 'product',
			options: noticeKinds.map((value) => ({ label: kindLabels[value], value })),
			admin: { position: 'sidebar' },
		},
		day('publishedOn', { label: 'Published on', sidebar: true }),
		day('closedOn', {
			label: 'Closed on',
			help: 'Empty while it is open. A closed one is no longer shown above its products.',
			sidebar: true,
			required: false,
		}),
		words('title', { label: 'Title', required: true }),
		{ name: 'products', type: 'relationship', relationTo: 'products', hasMany: true, required: true },
		lots,
		words('problem', { label: 'What is wrong', required: true, long: true }),
		words('hazard', { label: 'What can happen', long: true, help: 'Leave empty where there is no hazard.' }),
		words('action', { label: 'What users should do', required: true, long: true, help: 'A line for each step.' }),
		words('measures', { label: 'What we do', required: true, long: true }),
		words('contact', { label: 'Contact', required: true, long: true }),
		{
			name: 'letter',
			type: 'relationship',
			relationTo: 'documents',
			label: 'Letter to customers',
			admin: { description: 'The PDF that was sent.' },
		},
	],
};

export const noticesPart: CollectionPart<'notices', 'notices'> = {
	collection: 'notices',
	names: { productIds: 'products', letterId: 'letter' },
	sort: '-publishedOn',
	toSnapshot: (doc) => ({
		id: doc.id,
		slug: doc.slug,
		number: doc.number,
		kind: doc.kind,
		title: text(doc.title, doc.titleCn),
		productIds: idsOf(doc.products),
		lots: (doc.lots ?? []).map(({ from, to }) => ({ from, to: to ?? '' })),
		problem: text(doc.problem, doc.problemCn),
		hazard: text(doc.hazard, doc.hazardCn),
		action: text(doc.action, doc.actionCn),
		measures: text(doc.measures, doc.measuresCn),
		contact: text(doc.contact, doc.contactCn),
		letterId: doc.letter ? idOf(doc.letter) : null,
		publishedOn: dayOf(doc.publishedOn),
		closedOn: doc.closedOn ? dayOf(doc.closedOn) : null,
	}),
	fromSample: (item) => ({
		id: item.id,
		slug: item.slug,
		number: item.number,
		kind: item.kind,
		...pair('title', item.title),
		products: item.productIds,
		lots: item.lots.map(({ from, to }) => ({ from, to })),
		...pair('problem', item.problem),
		...pair('hazard', item.hazard),
		...pair('action', item.action),
		...pair('measures', item.measures),
		...pair('contact', item.contact),
		letter: item.letterId,
		publishedOn: noon(item.publishedOn),
		closedOn: item.closedOn ? noon(item.closedOn) : null,
		_status: 'published',
	}),
};
