import type { RegistrationRule } from '@site/contract/registrations';
import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { picture } from '../fields/picture.ts';
import { words } from '../fields/words.ts';
import type { Certification } from '../payload-types.ts';
import { pair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { idOf, text } from '../snapshot/words.ts';
import { classField, cliaField, routeField, settingOptions } from './registrations.ts';

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
		{
			name: 'given',
			type: 'group',
			label: 'Given by registrations',
			admin: {
				description:
					'A product carries it while it has a registration that is all of this. Leave everything empty for what is no registration, such as ISO 13485: then it is chosen at the product.',
			},
			fields: [
				{ type: 'row', fields: [{ name: 'country', type: 'text', admin: { width: '50%' } }, routeField('route')] },
				{
					type: 'row',
					fields: [
						classField,
						{ name: 'setting', type: 'select', options: settingOptions, admin: { width: '50%' } },
						cliaField,
					],
				},
			],
		},
		picture('mark', { label: 'Mark', required: false, help: 'Shown on the pages of products that carry it.' }),
	],
};

/** None where nothing of it is filled in. */
function rule(given: Certification['given']): RegistrationRule | undefined {
	const { country, route, deviceClass, setting, clia } = given ?? {};
	const filled = {
		...(country && { country }),
		...(route && { route }),
		...(deviceClass && { deviceClass }),
		...(setting && { setting }),
		...(clia && { clia }),
	};
	return Object.keys(filled).length > 0 ? filled : undefined;
}

export const certificationsPart: CollectionPart<'certifications', 'certifications'> = {
	collection: 'certifications',
	sort: '_order',
	toSnapshot: (doc, pictures) => ({
		id: doc.id,
		name: text(doc.name, doc.nameCn),
		parentId: idOf(doc.parent) || null,
		mark: doc.mark ? (pictures.find(idOf(doc.mark)) ?? null) : null,
		given: rule(doc.given),
	}),
	fromSample: ({ id, name, parentId, mark, given }, pictures) => ({
		id,
		...pair('name', name),
		parent: parentId,
		mark: mark ? pictures(mark) : null,
		given,
	}),
};
