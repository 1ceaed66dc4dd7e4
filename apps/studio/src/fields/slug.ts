import { Slug } from '@site/contract/catalogue';
import type { TextField } from 'payload';
import type { Said } from '../words/said.ts';
import { makeSlug } from './made-slug.ts';
import { nameOfCopy, usedOnce } from './used-once.ts';

/** The last part of an address. `/` and `&` are allowed and encoded in links (D12). */
export const slug = (
	where: string,
	{ name = 'slug', label = { en: 'Address', zh: '地址' } }: { name?: string; label?: Said } = {},
): TextField => ({
	name,
	type: 'text',
	label,
	required: true,
	unique: true,
	index: true,
	admin: {
		position: 'sidebar',
		description: {
			en: `What stands for the dots in ${where} and is not used twice. No spaces. Left empty, it is made from the title. A former address goes on leading here.`,
			zh: `即 ${where} 中省略号所代表的部分，不能重复使用。不含空格。留空则由标题生成。旧地址会继续指向这里。`,
		},
	},
	hooks: { beforeValidate: [makeSlug(name)], beforeDuplicate: [nameOfCopy] },
	validate: usedOnce(
		name,
		(value) =>
			Slug.safeParse(value).success || {
				en: 'An address has no spaces and none of the characters ? # \\.',
				zh: '地址不含空格，也不含字符 ? # \\。',
			},
	),
});
