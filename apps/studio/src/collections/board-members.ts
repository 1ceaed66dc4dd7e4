import type { Text } from '@site/contract/language';
import type { Codec } from '../fields/codec.ts';
import { list, picture, rich, slug, target, textarea, together, words } from '../fields/field.ts';
import { defineContent } from './define-content.ts';

const line = (en: string, zh: string) => words({ label: { en, zh }, required: true });

const three = together({
	0: { ...line('First line', '第一行'), stored: 'lineOne' },
	1: { ...line('Second line', '第二行'), stored: 'lineTwo' },
	2: { ...line('Third line', '第三行'), stored: 'lineThree' },
});

/** The site has them as a list. */
const lines: Codec<[Text, Text, Text]> = {
	...three,
	read: (...from) => {
		const { 0: one, 1: two, 2: last } = three.read(...from);
		return [one, two, last];
	},
};

export const boardMembers = defineContent('boardMembers', 'board-members', {
	labels: {
		singular: { en: 'Board member', zh: '委员会成员' },
		plural: { en: 'Scientific strategy board', zh: '科学战略委员会' },
	},
	orderable: true,
	drafts: true,
	sort: '_order',
	admin: {
		group: { en: 'Company', zh: '公司' },
		useAsTitle: 'name',
		defaultColumns: ['name', 'portrait', 'role', '_status'],
	},
	fields: {
		key: slug('/scientific-strategy-board-info?name=…'),
		name: words({ label: { en: 'Name', zh: '姓名' }, required: true }),
		role: words({ label: { en: 'Role', zh: '职务' }, required: true }),
		portrait: picture({ label: { en: 'Portrait', zh: '肖像' } }),
		lines,
		biography: rich({ label: { en: 'Biography', zh: '简介' }, required: true }),
		publications: list(
			{
				label: { en: 'Publications', zh: '发表论文' },
				singular: { en: 'Publication', zh: '论文' },
				plural: { en: 'Publications', zh: '论文' },
			},
			{
				citation: textarea({ label: { en: 'Citation', zh: '引文' }, required: true }),
				url: target({ label: { en: 'Address', zh: '地址' } }),
			},
		),
	},
});
