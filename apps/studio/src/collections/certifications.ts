import type { RegistrationRule } from '@site/contract/registrations';
import { row } from '../fields/codec.ts';
import { group, or, pictureOr, text, unless, words } from '../fields/field.ts';
import { parent } from '../fields/parent.ts';
import { defineContent } from './define-content.ts';
import { clia, deviceClass, route, setting } from './registrations.ts';

const rule = {
	...row({
		country: or(undefined, text({ label: { en: 'Country', zh: '国家或地区' }, width: '50%' })),
		route: or(undefined, route),
	}),
	...row({
		deviceClass: or(undefined, deviceClass),
		setting: or(undefined, setting),
		clia: or(undefined, clia),
	}),
};

const given = group<RegistrationRule>(
	{
		label: { en: 'Given by registrations', zh: '由注册自动授予' },
		help: {
			en: 'A product carries it while it has a registration that is all of this. Leave everything empty for what is no registration, such as ISO 13485: then it is chosen at the product.',
			zh: '产品只要有一项完全符合这些条件的注册，就带有该认证。若不是注册（如 ISO 13485），请全部留空：此时在产品中选择。',
		},
	},
	rule,
);

export const certifications = defineContent('certifications', 'certifications', {
	labels: { singular: { en: 'Certification', zh: '认证' }, plural: { en: 'Certifications', zh: '认证' } },
	orderable: true,
	trash: true,
	sort: '_order',
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'name',
		defaultColumns: ['name', 'parent'],
	},
	fields: {
		name: words({ label: { en: 'Name', zh: '名称' }, required: true }),
		parentId: parent('certifications', { en: 'certification', zh: '认证' }),
		given: unless((filled) => Object.values(filled).every((value) => value === undefined), undefined, given),
		mark: pictureOr(null, {
			label: { en: 'Mark', zh: '标志' },
			help: { en: 'Shown on the pages of products that carry it.', zh: '显示在带有该认证的产品页面上。' },
		}),
	},
});
