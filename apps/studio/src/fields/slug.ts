import { Slug } from '@site/contract/catalogue';
import type { CollectionSlug, FieldHook, TextField } from 'payload';
import type { Said } from '../words/said.ts';
import { nameOfCopy, usedOnce } from './used-once.ts';

/**
 * An address from a title: lower-case letters, digits and hyphens. Empty for a Chinese title, for which staff have to
 * type one.
 */
export const slugOf = (title: string): string =>
	title
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/ß/g, 'ss')
		.toLowerCase()
		.replace(/&/g, ' and ')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 80)
		.replace(/-+$/, '');

/** Fills an empty address from the title, with a number if another item uses it. An existing address stays. */
const makeSlug =
	(name: string): FieldHook =>
	async ({ collection, data, originalDoc, req, value }) => {
		if ((typeof value === 'string' && value !== '') || originalDoc?.[name] || !collection) return value;
		const title: unknown = data?.title ?? data?.name;
		const made = typeof title === 'string' ? slugOf(title) : '';
		if (made === '') return value;
		for (let number = 1; number < 100; number++) {
			const slug = number === 1 ? made : `${made}-${number}`;
			const where = { [name]: { equals: slug } };
			const how = { collection: collection.slug as CollectionSlug, where, trash: true, limit: 1, depth: 0, req };
			const drafts = await req.payload.find({ ...how, draft: true, select: {} });
			if (drafts.totalDocs === 0) return slug;
		}
		return value;
	};

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
