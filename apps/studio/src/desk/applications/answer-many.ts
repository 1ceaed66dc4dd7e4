import { sql } from '@payloadcms/db-postgres';
import type { Language } from '@site/contract/language';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { alone } from '../../database/alone.ts';
import { databaseOf } from '../../database/database-of.ts';
import type { Application } from '../../payload-types.ts';
import { fullName } from '../../words/full-name.ts';
import { type Said, sayTo } from '../../words/said.ts';
import { subjectWith } from '../answer/answer-mail.ts';
import { asOne } from '../answer/as-one.ts';
import { type Template, templatesFor } from '../answer/desk-facts.ts';
import { authorOf, latestAnswer } from '../answer/exchanges-of.ts';
import { letterValues } from '../answer/letter-values.ts';
import { fill, openIn } from '../answer/placeholders.ts';
import { addressOf, writeAnswer } from '../answer/write-answer.ts';
import { stages } from './stages.ts';

export const mostChosen = 200;

export const ChosenApplicants = z.object({
	ids: z
		.array(z.number().int().positive())
		.min(1)
		.max(mostChosen)
		.transform((ids) => [...new Set(ids)].sort((one, other) => one - other)),
	template: z.number().int().positive(),
});
export type ChosenApplicants = z.infer<typeof ChosenApplicants>;

export const AnswerToMany = ChosenApplicants.extend({
	/** The newest reply to each applicant that the sender saw, by application id; 0 if there was none. */
	seen: z.record(z.string(), z.number().int().min(0)).default({}),
	key: z.string().regex(/^[A-Za-z0-9-]{16,64}$/),
	stage: z.enum(stages).nullable().default(null),
});
export type AnswerToMany = z.infer<typeof AnswerToMany>;

/** An applicant who gets no reply, with the reason. */
export interface LeftOut {
	id: number;
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

const nameOf = ({ firstName, lastName, reference }: Application) => fullName(firstName, lastName) || reference;

const keyOf = (template: number, application: number, key: string) => `letter ${template} ${application} ${key}`;

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
async function worded(req: PayloadRequest, application: Application, template: Template): Promise<Worded | string> {
	const to = addressOf(application);
	if (!to) return sayTo(req)('left no address that a mail can be sent to', '没有留下可以发送邮件的地址');
	const language = application.language ?? 'en';
	const values = (await letterValues(req, application))[language];
	const [subject, text] = [fill(template.subject[language], values), fill(template.text[language], values)];
	const open = openIn(`${subject}\n${text}`);
	if (open.length > 0)
		return sayTo(req)(
			`did not say ${open.map((name) => `{${name}}`).join(', ')}; answer them singly`,
			`未填写 ${open.map((name) => `{${name}}`).join(', ')}；请单独回复`,
		);
	return { to, subject, text, language };
}

const find = async (req: PayloadRequest, ids: readonly number[]) => {
	const wanted = { where: { id: { in: [...ids] } }, sort: 'id', depth: 0, pagination: false, req } as const;
	return (await req.payload.find({ collection: 'applications', ...wanted })).docs;
};

const templateOf = async (req: PayloadRequest, id: number): Promise<Template | undefined> =>
	(await templatesFor(req, 'applications')).find((one) => one.id === id);

const had: Said = { en: 'had this letter already', zh: '已收到此信' };

export async function previewAnswers(
	req: PayloadRequest,
	{ ids, template: id }: ChosenApplicants,
): Promise<AnswersPreview | undefined> {
	const template = await templateOf(req, id);
	if (!template) return undefined;
	const result: AnswersPreview = { count: 0, answered: 0, left: [], seen: {}, example: null };
	for (const application of await find(req, ids)) {
		const isSent = (await mailsWith(req, keyOf(id, application.id, ''))).length > 0;
		result.seen[application.id] = (await latestAnswer(req, 'applications', application.id))?.id ?? 0;
		const words = isSent ? sayTo(req)(had) : await worded(req, application, template);
		if (typeof words === 'string') {
			result.left.push({ id: application.id, name: nameOf(application), why: words });
			continue;
		}
		const { to, subject, text, language } = words;
		result.example ??= { to, subject: subjectWith(subject, application.reference, language), text };
		result.count += 1;
		if (application.answeredAt) result.answered += 1;
	}
	return result;
}

/** One transaction for each, so that a repeated request continues where an interrupted one stopped. */
export async function sendAnswers(
	asked: PayloadRequest,
	{ ids, template: id, key, stage, seen }: AnswerToMany,
): Promise<AnswersSent | undefined> {
	const template = await templateOf(asked, id);
	if (!template) return undefined;
	const result: AnswersSent = { sent: 0, left: [] };
	for (const number of ids)
		await asOne(asked, async (req) => {
			await alone(req, `answer applications ${number}`);
			const [application] = await find(req, [number]);
			if (!application) return;
			const own = keyOf(id, number, key);
			const before = await mailsWith(req, keyOf(id, number, ''));
			if (before.includes(own)) {
				result.sent += 1;
				return;
			}
			const latest = await latestAnswer(req, 'applications', number);
			const other = latest && latest.id !== seen[number] ? await authorOf(req, latest) : null;
			const unseen =
				other === null
					? null
					: sayTo(req)(`${other} has answered meanwhile; look again`, `${other} 已同时回复；请再看看`);
			const words = before.length > 0 ? sayTo(req)(had) : (unseen ?? (await worded(req, application, template)));
			if (typeof words === 'string') {
				result.left.push({ id: number, name: nameOf(application), why: words });
				return;
			}
			const { to, ...said } = words;
			const changes = stage ? { stage } : {};
			await writeAnswer(req, 'applications', application, to, { key: own, ...said, enclosures: [], changes });
			result.sent += 1;
		});
	return result;
}
