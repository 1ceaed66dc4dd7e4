import type { RegistrationRule } from '@site/contract/registrations';
import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { parent } from '../fields/parent.ts';
import { picture } from '../fields/picture.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { idOf, text } from '../mapping/words.ts';
import type { Certification } from '../payload-types.ts';
import { classField, cliaField, routeField, settingOptions } from './registrations.ts';

export const certifications: CollectionConfig = {
	slug: 'certifications',
	labels: { singular: { en: 'Certification', zh: '认证' }, plural: { en: 'Certifications', zh: '认证' } },
	access: contentAccess(),
	orderable: true,
	trash: true,
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'name',
		defaultColumns: ['name', 'parent'],
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		words('name', { label: { en: 'Name', zh: '名称' }, required: true }),
		parent('certifications', { en: 'certification', zh: '认证' }),
		{
			name: 'given',
			type: 'group',
			label: { en: 'Given by registrations', zh: '由注册自动授予' },
			admin: {
				description: {
					en: 'A product carries it while it has a registration that is all of this. Leave everything empty for what is no registration, such as ISO 13485: then it is chosen at the product.',
					zh: '产品只要有一项完全符合这些条件的注册，就带有该认证。若不是注册（如 ISO 13485），请全部留空：此时在产品中选择。',
				},
			},
			fields: [
				{
					type: 'row',
					fields: [
						{ name: 'country', type: 'text', label: { en: 'Country', zh: '国家或地区' }, admin: { width: '50%' } },
						routeField('route'),
					],
				},
				{
					type: 'row',
					fields: [
						classField,
						{
							name: 'setting',
							type: 'select',
							label: { en: 'Setting', zh: '使用场所' },
							options: settingOptions,
							admin: { width: '50%' },
						},
						cliaField,
					],
				},
			],
		},
		picture('mark', {
			label: { en: 'Mark', zh: '标志' },
			required: false,
			help: { en: 'Shown on the pages of products that carry it.', zh: '显示在带有该认证的产品页面上。' },
		}),
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
