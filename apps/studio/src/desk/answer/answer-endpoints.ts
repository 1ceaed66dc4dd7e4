import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { has } from '../../access/roles.ts';
import { isLetterSlug, type LetterSlug, letterSlugs, letters } from '../../inbox/letter-kinds.ts';
import { forbidden, notFound, refused } from '../../server/endpoint.ts';
import { sayTo } from '../../words/said.ts';
import { signedOut } from '../../words/signed-out.ts';
import { deskFacts } from './desk-facts.ts';
import { searchEnclosures } from './enclosures.ts';
import { keepReceived, type Outcome, sendAnswer } from './send-answer.ts';
import { CameBack, SentAnswer } from './sent-answer.ts';
import { sendTestMail } from './test-mail.ts';

type Work = (req: PayloadRequest, collection: LetterSlug, id: number) => Promise<Response>;

/** Only for the role that works on such messages. */
const ofLetter =
	(work: Work): Endpoint['handler'] =>
	async (req) => {
		const { collection, id } = req.routeParams ?? {};
		if (!isLetterSlug(collection)) return notFound();
		if (!req.user) return refused(403, sayTo(req)(signedOut));
		if (!has(req.user, letters[collection].role)) return forbidden();
		return work(req, collection, Number(id));
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
		path: '/answers/:collection/:id',
		method: 'get',
		handler: ofLetter(async (req, collection, id) => {
			const facts = await deskFacts(req, collection, id);
			return facts ? Response.json(facts) : notFound();
		}),
	},
	{
		path: '/answers/:collection/:id',
		method: 'post',
		handler: ofLetter(async (req, collection, id) => {
			const answer = await read(req, SentAnswer);
			return answer instanceof Response ? answer : answerTo(await sendAnswer(req, collection, id, answer));
		}),
	},
	{
		path: '/answers/:collection/:id/received',
		method: 'post',
		handler: ofLetter(async (req, collection, id) => {
			const mail = await read(req, CameBack);
			return mail instanceof Response ? mail : answerTo(await keepReceived(req, collection, id, mail));
		}),
	},
	{
		path: '/answer-documents',
		method: 'get',
		handler: async (req) => {
			if (!letterSlugs.some((slug) => has(req.user, letters[slug].role))) return forbidden();
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
