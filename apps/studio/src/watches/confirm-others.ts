import type { PayloadRequest, Where } from 'payload';
import type { Watch } from '../payload-types.ts';

type Confirmed = { state: Watch['state']; confirmedAt?: string };

/** Whether the watch has not been ended since it was requested. */
const isAsked = ({ askedAt, unsubscribedAt }: Watch) =>
	!unsubscribedAt || Date.parse(unsubscribedAt) < Date.parse(askedAt ?? '');

/** Confirms all watches requested with the same form: a list needs one message and one click. */
export async function confirmOthers(
	req: PayloadRequest,
	{ id, email, reference }: Watch,
	data: Confirmed,
): Promise<Watch[]> {
	if (!reference) return [];
	const where: Where = {
		and: [
			{ email: { equals: email } },
			{ reference: { equals: reference } },
			{ state: { not_equals: 'confirmed' } },
			{ id: { not_equals: id } },
		],
	};
	const { docs } = await req.payload.find({ collection: 'watches', where, pagination: false, depth: 0, req });
	const confirmed: Watch[] = [];
	for (const watch of docs.filter(isAsked))
		confirmed.push(await req.payload.update({ collection: 'watches', id: watch.id, data, req }));
	return confirmed;
}
