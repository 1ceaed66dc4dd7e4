import type { PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { fullName } from '../words/full-name.ts';
import { awareSince } from './clocks.ts';
import { announceReport, confirmReport } from './report-mails.ts';

const movable = { 'contact-messages': 'contact messages', 'quote-requests': 'quote requests' } as const;
type Movable = keyof typeof movable;

export const isMovable = (slug: unknown): slug is Movable => typeof slug === 'string' && Object.hasOwn(movable, slug);

type Message = {
	message?: string | null;
	lines?: { quantity?: number | null; reference?: string | null; name?: string | null }[] | null;
};

/** The message with the lines of its list, since the message itself is deleted. */
const wordsOf = ({ message, lines }: Message): string =>
	[message, ...(lines ?? []).map(({ quantity, reference, name }) => `${quantity} × ${reference} ${name}`)]
		.filter(Boolean)
		.join('\n');

/**
 * Turns a message into a report and removes it and its e-mails from the inbox. The arrival of the message is the moment
 * of awareness. Returns the reference; undefined if the user may not read such a message.
 */
export async function moveMessage(req: PayloadRequest, from: Movable, id: number): Promise<string | undefined> {
	const { payload } = req;
	const found = { collection: from, id, depth: 0, trash: true, disableErrors: true } as const;
	const message = await payload.findByID({ ...found, overrideAccess: false, user: req.user });
	if (!message) return undefined;
	const { reference, receivedAt, language, page, suspected, firstName, lastName, email, phone, notes } = message;
	const awareAt = awareSince(receivedAt);
	req.context.reason = `moved from ${movable[from]}`;
	// In one transaction: a message is either in its inbox or a report.
	await inTransaction(req, async () => {
		const report = await payload.create({
			collection: 'problem-reports',
			data: {
				...{ reference, receivedAt, language, page, suspected, email, phone, notes },
				awareAt,
				movedFrom: movable[from],
				device: ('productName' in message && message.productName) || message.itemTitle || '',
				happened: wordsOf(message),
				name: fullName(firstName, lastName),
				harm: 'unsaid',
				role: 'other',
				state: 'received',
				classEu: 'to-be-judged',
				classUs: 'to-be-judged',
			},
			req,
		});
		const where = { reference: { equals: reference } };
		await payload.update({ collection: 'mails', where, data: { role: 'quality' }, req });
		const about = { about: { equals: { relationTo: from, value: id } } };
		const moved = { about: { relationTo: 'problem-reports' as const, value: report.id } };
		await payload.update({ collection: 'exchanges', where: about, data: moved, req });
		await payload.delete({ collection: from, id, trash: true, req });
		await announceReport(req, { reference, harm: 'unsaid', awareAt });
		await confirmReport(req, {
			reference,
			email: email ?? '',
			language: language ?? 'en',
			suspected: Boolean(suspected),
			isMoved: true,
		});
	});
	return reference;
}
