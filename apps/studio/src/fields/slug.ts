import { Slug } from '@site/contract/catalogue';
import type { TextField } from 'payload';
import { makeSlug } from './made-slug.ts';
import { nameOfCopy, usedOnce } from './used-once.ts';

/** The last part of an address. `/` and `&` are allowed and encoded in links (D12). */
export const slug = (
	where: string,
	{ name = 'slug', label = 'Address' }: { name?: string; label?: string } = {},
): TextField => ({
	name,
	type: 'text',
	label,
	required: true,
	unique: true,
	index: true,
	admin: {
		position: 'sidebar',
		description: `What stands for the dots in ${where} and is not used twice. No spaces. Left empty, it is made from the title. A former address goes on leading here.`,
	},
	hooks: { beforeValidate: [makeSlug(name)], beforeDuplicate: [nameOfCopy] },
	validate: usedOnce(
		name,
		(value) => Slug.safeParse(value).success || 'An address has no spaces and none of the characters ? # \\.',
	),
});
