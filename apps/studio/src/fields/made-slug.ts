import type { CollectionSlug, FieldHook } from 'payload';

/** A title as an address: small letters, digits and hyphens. Of a Chinese title nothing is left, and somebody has to write one. */
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

/** An address that was left empty is made from the title, with a number if another item has it. One that is there stays. */
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
