import type { PayloadRequest, Where } from 'payload';
import { isObject } from '../server/is-object.ts';
import { askedOf, queryFor } from './asked.ts';

const key = 'desk-views';
const most = 20;
const longestName = 40;

export interface SavedView {
	name: string;
	/** The query of its address. */
	query: string;
}

const isView = (value: unknown): value is SavedView =>
	isObject(value) && typeof value.name === 'string' && typeof value.query === 'string';

async function preferenceOf({ payload, user }: PayloadRequest) {
	const where: Where = { and: [{ key: { equals: key } }, { 'user.value': { equals: user?.id } }] };
	const { docs } = await payload.find({ collection: 'payload-preferences', where, limit: 1, depth: 0 });
	return docs[0];
}

/** The user's saved searches. */
export async function savedViews(req: PayloadRequest): Promise<SavedView[]> {
	const value: unknown = (await preferenceOf(req))?.value;
	return Array.isArray(value) ? value.filter(isView) : [];
}

async function keep(req: PayloadRequest, value: SavedView[]): Promise<void> {
	const found = await preferenceOf(req);
	const views = value.map(({ name, query }) => ({ name, query }));
	if (found) await req.payload.update({ collection: 'payload-preferences', id: found.id, data: { value: views }, req });
	else if (req.user)
		await req.payload.create({
			collection: 'payload-preferences',
			data: { key, user: { relationTo: 'users', value: Number(req.user.id) }, value: views },
			// Payload takes the user from the request, whatever the data contains.
			req,
		});
}

export async function saveView(req: PayloadRequest, given: string, query: string): Promise<void> {
	const name = given.trim().slice(0, longestName);
	if (!name) return;
	const view = { name, query: queryFor({ ...askedOf(new URLSearchParams(query)), page: 1 }) };
	const others = (await savedViews(req)).filter((each) => each.name !== name);
	await keep(req, [...others, view].slice(-most));
}

export const removeView = async (req: PayloadRequest, name: string): Promise<void> =>
	keep(
		req,
		(await savedViews(req)).filter((each) => each.name !== name),
	);
