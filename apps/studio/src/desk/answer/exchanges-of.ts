import type { Payload, PayloadRequest, Where } from 'payload';
import { has } from '../../access/roles.ts';
import { type LetterSlug, letterRoles } from '../../inbox/letter-kinds.ts';
import { idOf, idsOf } from '../../mapping/words.ts';
import type { Exchange } from '../../payload-types.ts';
import type { Enclosure } from './answer-mail.ts';
import { formerEnclosures } from './enclosures.ts';
import { type MailState, mailState } from './mail-state.ts';

/** An entry of the conversation about a letter, as its readers see it. */
export interface Said {
	id: number;
	kind: Exchange['kind'];
	subject: string;
	text: string;
	/** The name of the colleague; empty where their account is gone. */
	author: string;
	at: string;
	mail?: MailState;
	enclosures: Enclosure[];
}

export const aboutLetter = (collection: LetterSlug, id: number): Where => ({
	and: [{ 'about.relationTo': { equals: collection } }, { 'about.value': { equals: id } }],
});

const all = { depth: 0, pagination: false } as const;

/** By number, in one question for all of them. */
async function namesOf(payload: Payload, ids: number[]): Promise<Map<number, string>> {
	const { docs } = await payload.find({ collection: 'users', where: { id: { in: ids } }, ...all });
	return new Map(docs.map(({ id, name }) => [id, name]));
}

async function mailsOf(payload: Payload, ids: number[]): Promise<Map<number, MailState>> {
	const { docs } = await payload.find({ collection: 'mails', where: { id: { in: ids } }, ...all });
	return new Map(docs.map((mail) => [mail.id, mailState(mail)]));
}

/** What was said about a letter, oldest first; nothing to whoever may not read the letter. */
export async function exchangesOf(
	payload: Payload,
	user: PayloadRequest['user'],
	collection: LetterSlug,
	id: number,
): Promise<Said[]> {
	if (!has(user, letterRoles[collection])) return [];
	const where = aboutLetter(collection, id);
	const { docs } = await payload.find({ collection: 'exchanges', where, sort: ['at', 'id'], ...all });
	if (docs.length === 0) return [];
	const [names, mails, enclosures] = await Promise.all([
		namesOf(
			payload,
			docs.map(({ author }) => idOf(author)),
		),
		mailsOf(
			payload,
			docs.map(({ mail }) => idOf(mail)),
		),
		formerEnclosures(
			payload,
			docs.flatMap(({ attachments }) => idsOf(attachments)),
		),
	]);
	return docs.map(({ id: number, kind, subject, text, author, at, mail, attachments }) => {
		const state = mails.get(idOf(mail));
		const enclosed = idsOf(attachments);
		return {
			id: number,
			kind,
			subject: subject ?? '',
			text: text ?? '',
			author: names.get(idOf(author)) ?? '',
			at,
			...(state && { mail: state }),
			enclosures: enclosures.filter((one) => enclosed.includes(one.id)),
		};
	});
}
