import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { picture } from '../fields/picture.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { idOf, text } from '../snapshot/words.ts';

export const certifications: CollectionConfig = {
	slug: 'certifications',
	labels: { singular: 'Certification', plural: 'Certifications' },
	access: contentAccess(),
	orderable: true,
	trash: true,
	admin: {
		group: 'Catalogue',
		useAsTitle: 'name',
		defaultColumns: ['name', 'parent'],
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		words('name', { label: 'Name', required: true }),
		{
			name: 'parent',
			type: 'relationship',
			relationTo: 'certifications',
			label: 'Belongs to',
			filterOptions: { parent: { exists: false } },
			admin: { position: 'sidebar', description: 'Empty for a top-level certification. Two levels at most.' },
		},
		picture('mark', { label: 'Mark', required: false, help: 'Shown on the pages of products that carry it.' }),
	],
};

export const certificationsPart: CollectionPart<'certifications', 'certifications'> = {
	collection: 'certifications',
	sort: '_order',
	toSnapshot: (doc, pictures) => ({
		id: doc.id,
		name: text(doc.name, doc.nameCn),
		parentId: idOf(doc.parent) || null,
		mark: doc.mark ? (pictures.find(idOf(doc.mark)) ?? null) : null,
	}),
	fromSample: ({ id, name, parentId, mark }, pictures) => ({
		id,
		...pair('name', name),
		parent: parentId,
		mark: mark ? pictures(mark) : null,
	}),
};
