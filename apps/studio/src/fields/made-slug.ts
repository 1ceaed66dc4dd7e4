import type { CollectionSlug, FieldHook } from 'payload';

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
export const makeSlug =
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
