import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { findMessage } from '../../inbox/message.ts';
import { readableKinds } from '../../inbox/message-kinds.ts';
import { forbidden, notFound, refused } from '../../server/endpoint.ts';
import { sayTo } from '../../words/said.ts';
import { signedOut } from '../../words/signed-out.ts';
import { deskFacts } from './desk-facts.ts';
import { searchEnclosures } from './enclosures.ts';
import { keepReceived, type Outcome, sendAnswer } from './send-answer.ts';
import { CameBack, SentAnswer } from './sent-answer.ts';
import { sendTestMail } from './test-mail.ts';

/** Only for users who read such messages. */
const aboutMessage =
	(work: (req: PayloadRequest, reference: string) => Promise<Response>): PayloadHandler =>
	async (req) => {
		if (!req.user) return refused(403, sayTo(req)(signedOut));
		if (readableKinds(req.user).length === 0) return forbidden();
		return work(req, String(req.routeParams?.reference));
	};

function answerTo(outcome: Outcome): Response {
	switch (outcome.kind) {
		case 'sent':
			return Response.json({ exchange: outcome.exchange });
		case 'no such letter':
			return notFound();
		case 'answered meanwhile': {
			const { by, at, latest } = outcome;
			return Response.json({ meanwhile: { by, at, latest } }, { status: 409 });
		}
		default:
			return refused(422, outcome.message);
	}
}

/** The parsed body, or a response that names the invalid fields. */
async function read<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T | Response> {
	const sent: unknown = await req.json?.().catch(() => null);
	const { data, error } = schema.safeParse(sent);
	if (error) return refused(400, sayTo(req)(`Look at ${namesIn(error)}.`, `请检查 ${namesIn(error)}。`));
	return data;
}

const namesIn = (error: z.ZodError): string =>
	[...new Set(error.issues.map(({ path }) => String(path[0] ?? 'what was sent')))].join(', ');

export const answerEndpoints: Endpoint[] = [
	{
		path: '/answers/:reference',
		method: 'get',
		handler: aboutMessage(async (req, reference) => {
			const message = await findMessage(req, reference);
			return message ? Response.json(await deskFacts(req, message)) : notFound();
		}),
	},
	{
		path: '/answers/:reference',
		method: 'post',
		handler: aboutMessage(async (req, reference) => {
			const answer = await read(req, SentAnswer);
			return answer instanceof Response ? answer : answerTo(await sendAnswer(req, reference, answer));
		}),
	},
	{
		path: '/answers/:reference/received',
		method: 'post',
		handler: aboutMessage(async (req, reference) => {
			const mail = await read(req, CameBack);
			return mail instanceof Response ? mail : answerTo(await keepReceived(req, reference, mail));
		}),
	},
	{
		path: '/answer-documents',
		method: 'get',
		handler: async (req) => {
			if (readableKinds(req.user).length === 0) return forbidden();
			return Response.json({ documents: await searchEnclosures(req.payload, req.searchParams.get('search') ?? '') });
		},
	},
	{
		path: '/mail-test',
		method: 'post',
		handler: async (req) => {
			const { status, message } = await sendTestMail(req);
			return Response.json({ message }, { status });
		},
	},
];
