import type { PayloadRequest } from 'payload';
import { alone } from '../../database/alone.ts';
import type { LetterSlug } from '../../inbox/letter-kinds.ts';
import { settings } from '../../settings.ts';
import { type Said, sayTo } from '../../words/said.ts';
import { isPastDay, pastDay } from '../work-fields.ts';
import { asOne } from './as-one.ts';
import { releasedEnclosures } from './enclosures.ts';
import { aboutLetter, authorOf, latestAnswer } from './exchanges-of.ts';
import { readableLetter } from './letter.ts';
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
function nextOf({ isDone, followUpOn }: SentAnswer, collection: LetterSlug) {
	if (isDone && collection !== 'problem-reports') return { status: 'done', followUpAt: null };
	return followUpOn ? { followUpAt: `${followUpOn}T00:00:00.000Z` } : {};
}

/** Sends a reply: once for each key, and not if the sender has yet to see a colleague's newer one. */
export async function sendAnswer(
	asked: PayloadRequest,
	collection: LetterSlug,
	id: number,
	answer: SentAnswer,
): Promise<Outcome> {
	return asOne(asked, async (req): Promise<Outcome> => {
		await alone(req, `answer ${collection} ${id}`);
		const letter = await readableLetter(req.payload, req.user, collection, id, req);
		if (!letter) return { kind: 'no such letter' };
		const key = `answer ${collection} ${id} ${req.user?.id} ${answer.key}`;
		const before = await answeredBy(req, key);
		if (before !== undefined) return { kind: 'sent', exchange: before };
		const to = addressOf(letter);
		const problem = settings.mail.smtpUrl ? problemOf(answer) : noMailServer;
		if (problem) return refused(req, problem);
		if (!to) return refused(req, noAddress);
		const latest = await latestAnswer(req, collection, id);
		if (latest && latest.id !== answer.seen && !answer.anyway)
			return {
				kind: 'answered meanwhile',
				by: await authorOf(req, latest),
				at: latest.at,
				latest: latest.id,
			};
		const enclosures = await releasedEnclosures(req, answer.enclosures);
		if (enclosures.length < new Set(answer.enclosures).size) return refused(req, notReleased);
		const changes = nextOf(answer, collection);
		const { subject, text, language } = answer;
		const words = { key, subject, text, language, enclosures, changes };
		return { kind: 'sent', exchange: await writeAnswer(req, collection, letter, to, words) };
	});
}

/** Stores a pasted mail, once, and reopens a message that was done. */
export async function keepReceived(
	asked: PayloadRequest,
	collection: LetterSlug,
	id: number,
	{ subject, text }: CameBack,
): Promise<Outcome> {
	return asOne(asked, async (req): Promise<Outcome> => {
		await alone(req, `answer ${collection} ${id}`);
		const { payload, user } = req;
		const letter = await readableLetter(payload, user, collection, id, req);
		if (!letter) return { kind: 'no such letter' };
		const same = { and: [aboutLetter(collection, id), { kind: { equals: 'received' } }, { text: { equals: text } }] };
		const [before] = (await payload.find({ collection: 'exchanges', where: same, ...newest, req })).docs;
		if (before) return { kind: 'sent', exchange: before.id };
		const said = { subject, text, kind: 'received' as const, author: Number(user?.id), at: new Date().toISOString() };
		const about = { relationTo: collection, value: id };
		const { id: exchange } = await payload.create({ collection: 'exchanges', data: { ...said, about }, depth: 0, req });
		if ('status' in letter && letter.status === 'done')
			await payload.update({ collection, id, data: { status: 'in-progress' }, depth: 0, req });
		return { kind: 'sent', exchange };
	});
}
