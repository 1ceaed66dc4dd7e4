import type { CollectionSlug, TextFieldSingleValidation } from 'payload';
import { type Said, sayTo } from '../words/said.ts';

/** Names the item that already has a value, the trash included; the database only reports that there is one. */
export const usedOnce =
	(name: string, isRight: (value: string) => true | Said): TextFieldSingleValidation =>
	async (value, { req, id, collectionSlug }) => {
		if (!value) return req.t('validation:required');
		const right = isRight(value);
		const say = sayTo(req);
		if (right !== true) return say(right);
		if (!collectionSlug) return true;
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
		const where = other.deletedAt ? say(', which is in the trash', '（在回收站中）') : '';
		const holder = `“${other.title ?? other.name}”${where}`;
		return say(`“${value}” is used by ${holder}.`, `“${value}”已被${holder}使用。`);
	};

/** A copy gets a new, valid address. */
export const nameOfCopy = ({ value }: { value?: unknown }) =>
	typeof value === 'string' ? `${value}-copy-${Date.now().toString(36)}` : value;
