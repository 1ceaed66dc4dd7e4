import type { Language } from '@site/contract/language';
import type { PayloadRequest } from 'payload';
import { type LetterSlug, letters } from '../../inbox/letter-kinds.ts';
import { isAddress } from '../../mail/is-address.ts';
import { queued } from '../../mail/queued.ts';
import { answerMail, type Enclosure } from './answer-mail.ts';
import type { Letter } from './letter.ts';

/** Replies go to the stored address only, never to a typed one. */
export function addressOf({ email }: Letter): string | undefined {
	const to = (email ?? '').trim().toLowerCase();
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
function stepsOf(letter: Letter, changes: Record<string, unknown> = {}) {
	const now = new Date().toISOString();
	const isNew = 'status' in letter && letter.status === 'new';
	return {
		...(!letter.answeredAt && { answeredAt: now }),
		...(isNew && { status: 'in-progress' as const }),
		...changes,
	};
}

/** Queues the mail, stores the reply and updates the message, in the transaction of `req`. */
export async function writeAnswer(
	req: PayloadRequest,
	collection: LetterSlug,
	letter: Letter,
	to: string,
	{ key, changes, ...words }: Written,
): Promise<number> {
	const { payload } = req;
	const mail = answerMail({ ...words, reference: letter.reference });
	const { replyTo } = await payload.findGlobal({ slug: 'mail-settings', depth: 0, req });
	const sent = await payload.create({
		collection: 'mails',
		data: { ...queued(letter.reference, letters[collection].role), ...mail, to, key, ...(replyTo && { replyTo }) },
		depth: 0,
		req,
	});
	const { id } = await payload.create({
		collection: 'exchanges',
		data: {
			about: { relationTo: collection, value: letter.id },
			kind: 'reply',
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
	const data = stepsOf(letter, changes);
	if (Object.keys(data).length > 0) await payload.update({ collection, id: letter.id, data, depth: 0, req });
	return id;
}
