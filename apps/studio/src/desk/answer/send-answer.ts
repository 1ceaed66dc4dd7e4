import type { PayloadRequest } from 'payload';
import { alone } from '../../database/alone.ts';
import { type AnyMessage, findMessage, kindOf } from '../../inbox/message.ts';
import { messageKinds } from '../../inbox/message-kinds.ts';
import { settings } from '../../settings.ts';
import { type Said, sayTo } from '../../words/said.ts';
import { isPastDay, pastDay } from '../work-fields.ts';
import { asOne } from './as-one.ts';
import { releasedEnclosures } from './enclosures.ts';
import { authorOf, latestAnswer } from './exchanges-of.ts';
import { openIn } from './placeholders.ts';
import type { CameBack, SentAnswer } from './sent-answer.ts';
import { addressOf, writeAnswer } from './write-answer.ts';

export const noMailServer: Said = {
	en: 'This studio has no mail server, so nothing is sent. An administrator sets one up: SMTP_URL and MAIL_FROM.',
	zh: '此工作室没有邮件服务器，因此不发送任何内容。管理员可用 SMTP_URL 和 MAIL_FROM 设置。',
};
const noAddress: Said = {
	en: 'The address that the visitor left is not one that a mail can be sent to.',
	zh: '访客留下的地址无法发送邮件。',
};
const notReleased: Said = {
	en: 'A document that you chose is no longer released. Choose the one that holds now.',
	zh: '您选择的文件已不再是发布状态。请选择现行版本。',
};

export type Outcome =
	| { kind: 'sent'; exchange: number }
	| { kind: 'no such letter' }
	/** A colleague has replied in the meantime. A second attempt can override this. */
	| { kind: 'answered meanwhile'; by: string; at: string; latest: number }
	| { kind: 'refused'; message: string };

const refused = (req: PayloadRequest, message: Said): Outcome => ({ kind: 'refused', message: sayTo(req)(message) });

/** Why this reply cannot be sent. */
function problemOf({ subject, text, followUpOn }: SentAnswer): Said | undefined {
	if (isPastDay(followUpOn ?? '')) return pastDay;
	const left = openIn(`${subject}\n${text}`);
	if (left.length === 0) return undefined;
	const names = left.map((name) => `{${name}}`).join(', ');
	return { en: `Write something in place of ${names}.`, zh: `请填写 ${names}。` };
}

const newest = { sort: '-id', limit: 1, depth: 0 } as const;

/** The earlier result of the same request. */
async function answeredBy(req: PayloadRequest, key: string): Promise<number | undefined> {
	const { docs } = await req.payload.find({ collection: 'mails', where: { key: { equals: key } }, ...newest, req });
	if (!docs[0]) return undefined;
	const where = { mail: { equals: docs[0].id } };
	return (await req.payload.find({ collection: 'exchanges', where, ...newest, req })).docs[0]?.id ?? 0;
}

/** A reply may close the message or set a follow-up date, not both. */
function nextOf({ isDone, followUpOn }: SentAnswer, { slug }: AnyMessage) {
	if (isDone && slug === 'messages') return { status: 'done', followUpAt: null };
	return followUpOn ? { followUpAt: `${followUpOn}T00:00:00.000Z` } : {};
}

/** Only one person at a time writes to a visitor. */
const inTurn = <T>(
	asked: PayloadRequest,
	reference: string,
	work: (req: PayloadRequest, message: AnyMessage) => Promise<T>,
) =>
	asOne(asked, async (req) => {
		await alone(req, `answer ${reference}`);
		const message = await findMessage(req, reference);
		return message ? work(req, message) : ({ kind: 'no such letter' } as const);
	});

/** Sends a reply: once for each key, and not if the sender has yet to see a colleague's newer one. */
export const sendAnswer = (asked: PayloadRequest, reference: string, answer: SentAnswer): Promise<Outcome> =>
	inTurn(asked, reference, async (req, message): Promise<Outcome> => {
		const key = `answer ${reference} ${req.user?.id} ${answer.key}`;
		const before = await answeredBy(req, key);
		if (before !== undefined) return { kind: 'sent', exchange: before };
		const to = addressOf(message);
		const problem = settings.mail.smtpUrl ? problemOf(answer) : noMailServer;
		if (problem) return refused(req, problem);
		if (!to) return refused(req, noAddress);
		const latest = await latestAnswer(req, reference);
		if (latest && latest.id !== answer.seen && !answer.anyway)
			return { kind: 'answered meanwhile', by: await authorOf(req, latest), at: latest.at, latest: latest.id };
		const enclosures = await releasedEnclosures(req, answer.enclosures);
		if (enclosures.length < new Set(answer.enclosures).size) return refused(req, notReleased);
		const { subject, text, language } = answer;
		const words = { key, subject, text, language, enclosures, changes: nextOf(answer, message) };
		return { kind: 'sent', exchange: await writeAnswer(req, message, to, words) };
	});

/** Stores a pasted mail, once, and reopens a message that was done. */
export const keepReceived = (asked: PayloadRequest, reference: string, { subject, text }: CameBack): Promise<Outcome> =>
	inTurn(asked, reference, async (req, message): Promise<Outcome> => {
		const { payload, user } = req;
		const same = { reference: { equals: reference }, kind: { equals: 'received' }, text: { equals: text } };
		const [before] = (await payload.find({ collection: 'exchanges', where: same, ...newest, req })).docs;
		if (before) return { kind: 'sent', exchange: before.id };
		const data = {
			...{ reference, role: messageKinds[kindOf(message)].role, kind: 'received' as const, subject, text },
			author: Number(user?.id),
			at: new Date().toISOString(),
		};
		const { id: exchange } = await payload.create({ collection: 'exchanges', data, depth: 0, req });
		const { slug, doc } = message;
		if (slug === 'messages' && doc.status === 'done')
			await payload.update({ collection: slug, id: doc.id, data: { status: 'in-progress' }, depth: 0, req });
		return { kind: 'sent', exchange };
	});
