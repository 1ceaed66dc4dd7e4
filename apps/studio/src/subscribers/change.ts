import type { SubscriptionChange } from '@site/contract/submission';
import { topicOf } from '@site/contract/subscription';
import type { PayloadRequest, Where } from 'payload';
import { queued } from '../mail/queued.ts';
import { type SubscriptionMail, subscriptionMail } from '../mail/subscription-mail.ts';
import { idsOf } from '../mapping/words.ts';
import type { Subscriber, Watch } from '../payload-types.ts';
import { watchMail } from '../watches/watch-mail.ts';

type Watched = Pick<Watch, 'itemKind' | 'itemId'>;

/** The products that a watch covers. */
async function productsOf(req: PayloadRequest, { itemKind, itemId }: Watched): Promise<number[]> {
	if (itemKind === 'product') return [itemId];
	const where = { id: { equals: itemId } };
	const { docs } = await req.payload.find({ collection: 'product-documents', where, limit: 1, depth: 0, req });
	return idsOf(docs[0]?.products);
}

/** One click is enough: it also ends the address's other watches about the same product. */
async function leaveProduct(req: PayloadRequest, left: Watch, unsubscribedAt: string): Promise<void> {
	const products = new Set(await productsOf(req, left));
	const where: Where = { and: [{ email: { equals: left.email } }, { state: { equals: 'confirmed' } }] };
	const { docs } = await req.payload.find({ collection: 'watches', where, pagination: false, depth: 0, req });
	for (const watch of docs) {
		if (!(await productsOf(req, watch)).some((id) => products.has(id))) continue;
		const data = { state: 'unsubscribed' as const, unsubscribedAt };
		await req.payload.update({ collection: 'watches', id: watch.id, data, req });
	}
}

type Confirmed = { state: Watch['state']; confirmedAt?: string };

/** Whether the watch has not been ended since it was requested. */
const isAsked = ({ askedAt, unsubscribedAt }: Watch) =>
	!unsubscribedAt || Date.parse(unsubscribedAt) < Date.parse(askedAt ?? '');

/** Confirms all watches requested with the same form: a list needs one message and one click. */
async function confirmOthers(req: PayloadRequest, { id, email, reference }: Watch, data: Confirmed): Promise<Watch[]> {
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

/** When the subscription was last confirmed or ended, by the subscriber or by a colleague for them. */
const lastChange = ({ confirmedAt, unsubscribedAt }: Subscriber | Watch): number =>
	Math.max(...[confirmedAt, unsubscribedAt].map((date) => (date ? Date.parse(date) : 0)));

/**
 * Applies a change made with a link in one of our e-mails. Changes count by the time at which they were made, in any
 * order of arrival. A change without effect, or for a deleted subscriber, is ignored.
 */
export async function applyChange(req: PayloadRequest, change: SubscriptionChange): Promise<void> {
	const { fields, receivedAt } = change;
	const where = { key: { equals: fields.subscriber } };
	const isNew = (known: Subscriber | Watch) =>
		known.state !== fields.state && Date.parse(receivedAt) >= lastChange(known);
	const date = fields.state === 'confirmed' ? { confirmedAt: receivedAt } : { unsubscribedAt: receivedAt };
	const data = { state: fields.state, ...date };
	if (topicOf(fields.subscriber) === 'watch') {
		const [known] = (await req.payload.find({ collection: 'watches', where, limit: 1, depth: 0, req })).docs;
		if (!known || !isNew(known)) return;
		const watch = await req.payload.update({ collection: 'watches', id: known.id, data, req });
		if (fields.state === 'confirmed') {
			const others = await confirmOthers(req, watch, data);
			return welcome(req, change, watch.email, watchMail('welcome', [watch, ...others]));
		}
		return leaveProduct(req, watch, receivedAt);
	}
	const [known] = (await req.payload.find({ collection: 'subscribers', where, limit: 1, depth: 0, req })).docs;
	if (!known || !isNew(known)) return;
	const subscriber = await req.payload.update({ collection: 'subscribers', id: known.id, data, req });
	if (fields.state === 'confirmed')
		await welcome(req, change, subscriber.email, subscriptionMail('welcome', subscriber));
}

async function welcome(req: PayloadRequest, { reference }: SubscriptionChange, to: string, words: SubscriptionMail) {
	await req.payload.create({ collection: 'mails', data: { ...words, ...queued(reference, 'sales'), to }, req });
}
