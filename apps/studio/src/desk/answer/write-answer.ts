import type { Language } from '@site/contract/language';
import type { PayloadRequest } from 'payload';
import { type AnyMessage, kindOf } from '../../inbox/message.ts';
import { messageKinds } from '../../inbox/message-kinds.ts';
import { isAddress } from '../../mail/is-address.ts';
import { queued } from '../../mail/queued.ts';
import { answerMail, type Enclosure } from './answer-mail.ts';

/** Replies go to the stored address only, never to a typed one. */
export function addressOf({ doc }: AnyMessage): string | undefined {
	const to = (doc.email ?? '').trim().toLowerCase();
	return isAddress(to) ? to : undefined;
}

export interface Written {
	/** Unique key of the mail. */
	key: string;
	subject: string;
	text: string;
	language: Language;
	enclosures: readonly Enclosure[];
	changes?: Record<string, unknown>;
}

/** Changes of a message that follow from a reply. */
function stepsOf({ slug, doc }: AnyMessage, changes: Record<string, unknown> = {}) {
	const now = new Date().toISOString();
	return {
		...(!doc.answeredAt && { answeredAt: now }),
		...(slug === 'messages' && doc.status === 'new' && { status: 'in-progress' as const }),
		...changes,
	};
}

/** Queues the mail, stores the reply and updates the message, in the transaction of `req`. */
export async function writeAnswer(
	req: PayloadRequest,
	message: AnyMessage,
	to: string,
	{ key, changes, ...words }: Written,
): Promise<number> {
	const { payload } = req;
	const { slug, doc } = message;
	const { reference } = doc;
	const { role } = messageKinds[kindOf(message)];
	const mail = answerMail({ ...words, reference });
	const { replyTo } = await payload.findGlobal({ slug: 'mail-settings', depth: 0, req });
	const sent = await payload.create({
		collection: 'mails',
		data: { ...queued(reference, role), ...mail, to, key, ...(replyTo && { replyTo }) },
		depth: 0,
		req,
	});
	const { id } = await payload.create({
		collection: 'exchanges',
		data: {
			...{ reference, role, kind: 'reply' },
			subject: mail.subject,
			text: words.text,
			author: Number(req.user?.id),
			at: new Date().toISOString(),
			mail: sent.id,
			attachments: words.enclosures.map((one) => one.id),
		},
		depth: 0,
		req,
	});
	const data = stepsOf(message, changes);
	if (Object.keys(data).length > 0) await payload.update({ collection: slug, id: doc.id, data, depth: 0, req });
	return id;
}
