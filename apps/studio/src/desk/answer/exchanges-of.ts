import type { Payload, PayloadRequest } from 'payload';
import { idOf, idsOf } from '../../mapping/words.ts';
import type { Exchange } from '../../payload-types.ts';
import { sayTo } from '../../words/said.ts';
import type { Enclosure } from './answer-mail.ts';
import { formerEnclosures } from './enclosures.ts';
import { type MailState, mailState } from './mail-state.ts';

/** An item of the conversation about a message. */
export interface Said {
	id: number;
	kind: Exchange['kind'];
	subject: string;
	text: string;
	/** The colleague's name; empty if the account was deleted. */
	author: string;
	at: string;
	mail?: MailState;
	enclosures: Enclosure[];
}

/** The newest reply to a message. */
export async function latestAnswer(req: PayloadRequest, reference: string): Promise<Exchange | undefined> {
	const where = { reference: { equals: reference }, kind: { equals: 'reply' } };
	return (await req.payload.find({ collection: 'exchanges', where, sort: '-id', limit: 1, depth: 0, req })).docs[0];
}

/** Name of the colleague who replied. */
export async function authorOf(req: PayloadRequest, { author: id }: Pick<Exchange, 'author'>): Promise<string> {
	const wanted = { collection: 'users', id: idOf(id), depth: 0, disableErrors: true, req } as const;
	return (await req.payload.findByID(wanted))?.name ?? sayTo(req)('A colleague', '一位同事');
}

const all = { depth: 0, pagination: false } as const;

/** Names by user id, in one query. */
async function namesOf(payload: Payload, ids: number[]): Promise<Map<number, string>> {
	const { docs } = await payload.find({ collection: 'users', where: { id: { in: ids } }, ...all });
	return new Map(docs.map(({ id, name }) => [id, name]));
}

async function mailsOf(payload: Payload, ids: number[]): Promise<Map<number, MailState>> {
	const { docs } = await payload.find({ collection: 'mails', where: { id: { in: ids } }, ...all });
	return new Map(docs.map((mail) => [mail.id, mailState(mail)]));
}

/** The conversation about a message, oldest first. */
export async function exchangesOf(payload: Payload, reference: string): Promise<Said[]> {
	const where = { reference: { equals: reference } };
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
