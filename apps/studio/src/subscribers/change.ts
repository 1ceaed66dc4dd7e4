import type { SubscriptionChange } from '@site/contract/submission';
import { topicOf } from '@site/contract/subscription';
import type { PayloadRequest } from 'payload';
import { queued } from '../mail/queued.ts';
import { type SubscriptionMail, subscriptionMail } from '../mail/subscription-mail.ts';
import type { Subscriber, Watch } from '../payload-types.ts';
import { confirmOthers } from '../watches/confirm-others.ts';
import { leaveProduct } from '../watches/leave-product.ts';
import { watchMail } from '../watches/watch-mail.ts';

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
