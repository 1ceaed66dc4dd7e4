import type { CollectionSlug, TextFieldSingleValidation } from 'payload';

/** Says whose a value is already, the trash included; the database only says that it is somebody's. */
export const usedOnce =
	(name: string, isRight: (value: string) => true | string): TextFieldSingleValidation =>
	async (value, { req, id, collectionSlug }) => {
		if (!value) return req.t('validation:required');
		const right = isRight(value);
		if (right !== true || !collectionSlug) return right;
		const { docs } = await req.payload.find({
			collection: collectionSlug as CollectionSlug,
			where: { and: [{ [name]: { equals: value } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
			trash: true,
			limit: 1,
			depth: 0,
			req,
		});
		const [other] = docs as { title?: string; name?: string; deletedAt?: string | null }[];
		if (!other) return true;
		const where = other.deletedAt ? ', which is in the trash' : '';
		return `“${value}” is used by “${other.title ?? other.name}”${where}.`;
	};

/** A copy gets an address of its own that the rule of addresses allows. */
export const nameOfCopy = ({ value }: { value?: unknown }) =>
	typeof value === 'string' ? `${value}-copy-${Date.now().toString(36)}` : value;
