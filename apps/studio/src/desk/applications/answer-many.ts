import { sql } from '@payloadcms/db-postgres';
import type { Language } from '@site/contract/language';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { alone } from '../../database/alone.ts';
import { databaseOf } from '../../database/database-of.ts';
import { type AnyMessage, findMessage } from '../../inbox/message.ts';
import { type Said, sayTo } from '../../words/said.ts';
import { subjectWith } from '../answer/answer-mail.ts';
import { asOne } from '../answer/as-one.ts';
import { type Template, templatesFor } from '../answer/desk-facts.ts';
import { authorOf, latestAnswer } from '../answer/exchanges-of.ts';
import { messageValues } from '../answer/message-values.ts';
import { fill, openIn } from '../answer/placeholders.ts';
import { addressOf, writeAnswer } from '../answer/write-answer.ts';
import { stages } from './stages.ts';

export const mostChosen = 200;

export const ChosenApplicants = z.object({
	references: z
		.array(z.string())
		.min(1)
		.max(mostChosen)
		.transform((references) => [...new Set(references)].sort()),
	template: z.number().int().positive(),
});
export type ChosenApplicants = z.infer<typeof ChosenApplicants>;

export const AnswerToMany = ChosenApplicants.extend({
	/** The newest reply to each applicant that the sender saw, by reference; 0 if there was none. */
	seen: z.record(z.string(), z.number().int().min(0)).default({}),
	key: z.string().regex(/^[A-Za-z0-9-]{16,64}$/),
	stage: z.enum(stages).nullable().default(null),
});
export type AnswerToMany = z.infer<typeof AnswerToMany>;

/** An applicant who gets no reply, with the reason. */
export interface LeftOut {
	reference: string;
	name: string;
	why: string;
}

export interface AnswersPreview {
	count: number;
	/** Number of applicants with an earlier reply of any kind. */
	answered: number;
	left: LeftOut[];
	seen: Record<string, number>;
	example: { to: string; subject: string; text: string } | null;
}

export interface AnswersSent {
	sent: number;
	left: LeftOut[];
}

const keyOf = (template: number, reference: string, key: string) => `letter ${template} ${reference} ${key}`;

async function mailsWith(req: PayloadRequest, start: string): Promise<string[]> {
	const database = await databaseOf(req);
	const { rows } = await database.execute<{ key: string }>(sql`select key from mails where starts_with(key, ${start})`);
	return rows.map(({ key }) => key);
}

interface Worded {
	to: string;
	subject: string;
	text: string;
	language: Language;
}

/** The reply to one applicant, or the reason why none can be sent. */
async function worded(req: PayloadRequest, application: Applied, template: Template): Promise<Worded | string> {
	const to = addressOf(application);
	if (!to) return sayTo(req)('left no address that a mail can be sent to', '没有留下可以发送邮件的地址');
	const language = application.doc.language ?? 'en';
	const values = (await messageValues(req, application))[language];
	const [subject, text] = [fill(template.subject[language], values), fill(template.text[language], values)];
	const open = openIn(`${subject}\n${text}`);
	if (open.length > 0)
		return sayTo(req)(
			`did not say ${open.map((name) => `{${name}}`).join(', ')}; answer them singly`,
			`未填写 ${open.map((name) => `{${name}}`).join(', ')}；请单独回复`,
		);
	return { to, subject, text, language };
}

type Applied = Extract<AnyMessage, { slug: 'messages' }>;

export async function findApplication(req: PayloadRequest, reference: string): Promise<Applied | undefined> {
	const message = await findMessage(req, reference);
	return message?.slug === 'messages' && message.doc.kind === 'application' ? message : undefined;
}

const templateOf = async (req: PayloadRequest, id: number): Promise<Template | undefined> =>
	(await templatesFor(req, 'application')).find((one) => one.id === id);

const had: Said = { en: 'had this letter already', zh: '已收到此信' };

export async function previewAnswers(
	req: PayloadRequest,
	{ references, template: id }: ChosenApplicants,
): Promise<AnswersPreview | undefined> {
	const template = await templateOf(req, id);
	if (!template) return undefined;
	const result: AnswersPreview = { count: 0, answered: 0, left: [], seen: {}, example: null };
	for (const reference of references) {
		const application = await findApplication(req, reference);
		if (!application) continue;
		const isSent = (await mailsWith(req, keyOf(id, reference, ''))).length > 0;
		result.seen[reference] = (await latestAnswer(req, reference))?.id ?? 0;
		const words = isSent ? sayTo(req)(had) : await worded(req, application, template);
		if (typeof words === 'string') {
			result.left.push({ reference, name: application.doc.who ?? '', why: words });
			continue;
		}
		const { to, subject, text, language } = words;
		result.example ??= { to, subject: subjectWith(subject, reference, language), text };
		result.count += 1;
		if (application.doc.answeredAt) result.answered += 1;
	}
	return result;
}

/** One transaction for each, so that a repeated request continues where an interrupted one stopped. */
export async function sendAnswers(
	asked: PayloadRequest,
	{ references, template: id, key, stage, seen }: AnswerToMany,
): Promise<AnswersSent | undefined> {
	const template = await templateOf(asked, id);
	if (!template) return undefined;
	const result: AnswersSent = { sent: 0, left: [] };
	for (const reference of references)
		await asOne(asked, async (req) => {
			await alone(req, `answer ${reference}`);
			const application = await findApplication(req, reference);
			if (!application) return;
			const own = keyOf(id, reference, key);
			const before = await mailsWith(req, keyOf(id, reference, ''));
			if (before.includes(own)) {
				result.sent += 1;
				return;
			}
			const latest = await latestAnswer(req, reference);
			const other = latest && latest.id !== seen[reference] ? await authorOf(req, latest) : null;
			const unseen =
				other === null
					? null
					: sayTo(req)(`${other} has answered meanwhile; look again`, `${other} 已同时回复；请再看看`);
			const words = before.length > 0 ? sayTo(req)(had) : (unseen ?? (await worded(req, application, template)));
			if (typeof words === 'string') {
				result.left.push({ reference, name: application.doc.who ?? '', why: words });
				return;
			}
			const { to, ...said } = words;
			const changes = stage ? { stage } : {};
			await writeAnswer(req, application, to, { key: own, ...said, enclosures: [], changes });
			result.sent += 1;
		});
	return result;
}
