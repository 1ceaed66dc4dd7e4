import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { alone } from '../../database/alone.ts';
import { refused } from '../../server/endpoint.ts';
import { settings } from '../../settings.ts';
import { sayTo } from '../../words/said.ts';
import { asOne } from '../answer/as-one.ts';
import { noMailServer } from '../answer/send-answer.ts';
import {
	AnswerToMany,
	ChosenApplicants,
	findApplication,
	mostChosen,
	previewAnswers,
	sendAnswers,
} from './answer-many.ts';
import { type Stage, stageLabels, stages } from './stages.ts';

async function read<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T | undefined> {
	const sent: unknown = await req.json?.().catch(() => null);
	return schema.safeParse(sent).data;
}

const unread = (req: PayloadRequest) =>
	refused(400, sayTo(req)('Choose up to 200 applicants and a template.', '请选择最多 200 位申请人和一个模板。'));
const noTemplate = (req: PayloadRequest) =>
	refused(404, sayTo(req)('This template is gone. Choose another one.', '此模板已不存在。请另选一个。'));

const Change = z.strictObject({
	stage: z.enum(stages).optional(),
	rating: z.number().int().min(1).max(5).nullable().optional(),
	/** The stage that the user saw. If it is another one by now, the change is refused. */
	was: z.enum(stages).optional(),
});

/**
 * Payload writes whole documents: of two concurrent changes, the one of the stage would undo the one of the rating.
 * Here they run one after the other.
 */
const changeOne = (asked: PayloadRequest, reference: string, { was, ...data }: z.infer<typeof Change>) =>
	asOne(asked, async (req): Promise<'changed' | 'gone' | Stage> => {
		await alone(req, `answer ${reference}`);
		const application = await findApplication(req, reference);
		if (!application) return 'gone';
		const { id, stage } = application.doc;
		const now = stage ?? 'new';
		if (data.stage && was && now !== was && now !== data.stage) return now;
		await req.payload.update({ collection: 'messages', id, data, depth: 0, overrideAccess: false, req });
		return 'changed';
	});

/** The person who moved an application last. */
const moverOf = async ({ payload }: PayloadRequest, reference: string): Promise<string> => {
	const change = sql`select name from trail.changes where kind = 'messages' and name is not null
		and item = (select id::text from messages where reference = ${reference}) and changes::text like '%stage%' order by id desc limit 1`;
	const { rows } = await payload.db.drizzle.execute<{ name: string }>(change);
	return rows[0]?.name ?? 'A colleague';
};

const Moves = z.strictObject({
	stage: z.enum(stages),
	/** Each with the stage that the user saw. */
	applicants: z
		.array(z.strictObject({ reference: z.string(), was: z.enum(stages) }))
		.min(1)
		.max(mostChosen),
});

export interface MovedMany {
	moved: string[];
	/** Applicants that a colleague has moved or erased in the meantime. */
	left: { reference: string; why: string }[];
}

/** One transaction for each, in order: a conflict with a colleague leaves out that applicant only. */
async function moveMany(req: PayloadRequest, { stage, applicants }: z.infer<typeof Moves>): Promise<MovedMany> {
	const say = sayTo(req);
	const result: MovedMany = { moved: [], left: [] };
	for (const { reference, was } of applicants.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))) {
		const outcome = await changeOne(req, reference, { stage, was });
		if (outcome === 'changed') {
			result.moved.push(reference);
			continue;
		}
		const by = outcome === 'gone' ? '' : await moverOf(req, reference);
		const why =
			outcome === 'gone'
				? say('a colleague has moved or erased this application meanwhile', '同事已同时移走或删除了此申请')
				: say(
						`${by} has moved them to ${say(stageLabels[outcome])} meanwhile`,
						`${by} 已同时移至“${say(stageLabels[outcome])}”`,
					);
		result.left.push({ reference, why });
	}
	return result;
}

export const applicationEndpoints: Endpoint[] = [
	{
		/** Moves several at once, without a reply. */
		path: '/application-moves',
		method: 'post',
		handler: async (req) => {
			const moves = await read(req, Moves);
			if (moves) return Response.json(await moveMany(req, moves));
			return refused(
				400,
				sayTo(req)('Choose up to 200 applicants and a stage.', '请选择最多 200 位申请人和一个阶段。'),
			);
		},
	},
	{
		path: '/application-letters/preview',
		method: 'post',
		handler: async (req) => {
			const chosen = await read(req, ChosenApplicants);
			if (!chosen) return unread(req);
			const preview = await previewAnswers(req, chosen);
			return preview ? Response.json(preview) : noTemplate(req);
		},
	},
	{
		path: '/application-letters',
		method: 'post',
		handler: async (req) => {
			const chosen = await read(req, AnswerToMany);
			if (!chosen) return unread(req);
			if (!settings.mail.smtpUrl) return refused(422, sayTo(req)(noMailServer));
			const sent = await sendAnswers(req, chosen);
			return sent ? Response.json(sent) : noTemplate(req);
		},
	},
	{
		/** Used by the board and the list. */
		path: '/application-changes/:reference',
		method: 'post',
		handler: async (req) => {
			const [reference, change] = [String(req.routeParams?.reference), await read(req, Change)];
			if (!change) return refused(400, sayTo(req)('A stage, or a rating from 1 to 5.', '阶段，或 1 到 5 的评分。'));
			const outcome = await changeOne(req, reference, change);
			if (outcome === 'gone')
				return refused(
					404,
					sayTo(req)('A colleague has moved or erased this application meanwhile.', '同事已同时移走或删除了此申请。'),
				);
			if (outcome === 'changed') return Response.json({ changed: reference });
			return Response.json({ meanwhile: { by: await moverOf(req, reference), stage: outcome } }, { status: 409 });
		},
	},
];
