import type { SubscriptionChange } from '@site/contract/submission';
import type { PayloadRequest } from 'payload';
import { subscriptionMail } from '../mail/subscription-mail.ts';
import type { Subscriber } from '../payload-types.ts';

/** When the person, or a colleague for them, last confirmed or unsubscribed. */
const lastChange = ({ confirmedAt, unsubscribedAt }: Subscriber): number =>
	Math.max(...[confirmedAt, unsubscribedAt].map((date) => (date ? Date.parse(date) : 0)));

/**
 * Does what a link in one of our messages was used for. Changes count by the time at which they were made, in whatever
 * order they arrive; one that changes nothing, or is about somebody who was deleted, is done.
 */
export async function applyChange(req: PayloadRequest, change: SubscriptionChange): Promise<void> {
	const { fields, receivedAt } = change;
	const where = { key: { equals: fields.subscriber } };
	const [known] = (await req.payload.find({ collection: 'subscribers', where, limit: 1, depth: 0, req })).docs;
	if (!known || known.state === fields.state || Date.parse(receivedAt) < lastChange(known)) return;
	const date = fields.state === 'confirmed' ? { confirmedAt: receivedAt } : { unsubscribedAt: receivedAt };
	const data = { state: fields.state, ...date };
	const subscriber = await req.payload.update({ collection: 'subscribers', id: known.id, data, req });
	if (fields.state !== 'confirmed') return;
	await req.payload.create({
		collection: 'mails',
		data: {
			...subscriptionMail('welcome', subscriber),
			reference: change.reference,
			to: subscriber.email,
			role: 'sales',
			status: 'waiting',
			attempts: 0,
			nextAttemptAt: new Date().toISOString(),
		},
		req,
	});
}
