import type { PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { answersIn } from '../inbox/form-fields.ts';
import { lineText } from '../inbox/lines.ts';
import { linesOf, sentOf } from '../inbox/message.ts';
import { messageKinds } from '../inbox/message-kinds.ts';
import { paragraphsOf } from '../inbox/summary.ts';
import type { Message } from '../payload-types.ts';
import { awareSince } from './clocks.ts';
import { announceReport, confirmReport } from './report-mails.ts';

/**
 * Turns a message into a report and removes it from the inbox; its e-mails and notes stay. The arrival of the message is
 * the moment of awareness.
 */
export async function moveMessage(req: PayloadRequest, doc: Message): Promise<void> {
	const { payload } = req;
	const { id, reference, receivedAt, language, page, suspected, who, email } = doc;
	const message = { slug: 'messages', doc } as const;
	const answerTo = (name: string) => answersIn(sentOf(message), 'en').find((field) => field.name === name)?.answer;
	const awareAt = awareSince(receivedAt ?? '');
	const movedFrom = messageKinds[doc.kind].plural.en.toLowerCase();
	req.context.reason = `moved from ${movedFrom}`;
	// In one transaction: a message is either in its inbox or a report.
	await inTransaction(req, async () => {
		await payload.create({
			collection: 'problem-reports',
			data: {
				...{ reference, receivedAt: receivedAt ?? awareAt, language, page, suspected, email, awareAt, movedFrom },
				phone: answerTo('phone'),
				device: answerTo('productName') || doc.itemTitle || '',
				happened: [...paragraphsOf(sentOf(message)), ...linesOf(message).map(lineText)].join('\n'),
				name: who,
				harm: 'unsaid',
				role: 'other',
				state: 'received',
				classEu: 'to-be-judged',
				classUs: 'to-be-judged',
			},
			req,
		});
		const where = { reference: { equals: reference } };
		for (const collection of ['mails', 'exchanges'] as const)
			await payload.update({ collection, where, data: { role: 'quality' }, req });
		await payload.delete({ collection: 'messages', id, req });
		await announceReport(req, { reference, harm: 'unsaid', awareAt });
		await confirmReport(req, {
			reference,
			email: email ?? '',
			language: language ?? 'en',
			suspected: Boolean(suspected),
			isMoved: true,
		});
	});
}
