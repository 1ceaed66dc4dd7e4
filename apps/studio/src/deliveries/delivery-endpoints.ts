import { sql } from '@payloadcms/db-postgres';
import { plainFileName } from '@site/contract/plain-text';
import { type DeliveryAnswer, SearchBatch, ViewBatch } from '@site/contract/submission';
import type { Endpoint, Payload, PayloadHandler, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { storePhoto } from '../reports/store-photo.ts';
import { refused } from '../server/endpoint.ts';
import { isTrouble, kindOf } from '../server/studio-trouble.ts';
import { idOf, SentSearches, SentSubmissions, SentViews } from './sent-items.ts';
import { storeResume } from './store-resume.ts';
import { canStore, storeSubmissions } from './store-submission.ts';

/** Counts each batch once. A batch that can not be stored is refused on its own. */
async function storeCounts<Batch extends { id: string }>(
	payload: Payload,
	sent: readonly unknown[],
	schema: z.ZodType<Batch>,
	insert: (batch: Batch) => ReturnType<typeof sql>,
): Promise<DeliveryAnswer> {
	const answer: DeliveryAnswer = { stored: [], refused: [] };
	for (const item of sent) {
		const batch = schema.safeParse(item).data;
		if (!batch) {
			answer.refused.push(...idOf(item, 'id'));
			continue;
		}
		try {
			await payload.db.drizzle.execute(insert(batch));
			answer.stored.push(batch.id);
		} catch (error) {
			if (isTrouble(error)) throw error;
			payload.logger.error({ batch: batch.id, kind: kindOf(error), msg: 'a batch of counts was refused' });
			answer.refused.push(batch.id);
		}
	}
	return answer;
}

const storeViews = (payload: Payload, sent: readonly unknown[]): Promise<DeliveryAnswer> =>
	storeCounts(
		payload,
		sent,
		ViewBatch,
		({ id, productId, day, language, views }) => sql`
			insert into product_views (batch, product_id, day, language, views)
			values (${id}, ${productId}, ${day}, ${language}, ${views})
			on conflict (batch) do nothing`,
	);

/** The dashboard covers a month; search terms are deleted after 90 days. */
async function storeSearches(payload: Payload, sent: readonly unknown[]): Promise<DeliveryAnswer> {
	await payload.db.drizzle.execute(
		sql`delete from missed_searches where day < to_char(now() - interval '90 days', 'YYYY-MM-DD')`,
	);
	return storeCounts(
		payload,
		sent,
		SearchBatch,
		({ id, words, day, language, outcome, searches }) => sql`
			insert into missed_searches (batch, words, day, language, outcome, searches)
			values (${id}, ${words}, ${day}, ${language}, ${outcome}, ${searches})
			on conflict (batch) do nothing`,
	);
}

/** The site accepts 10 MB from visitors; a little more is allowed here. */
const largestFile = 11 * 1024 * 1024;

const body = async (req: PayloadRequest): Promise<Buffer> =>
	Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer(0));

const json = async (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => undefined);

const uploadId = /^[A-Za-z0-9_-]{8,100}$/;

function fileName(header: string | null): string {
	try {
		return plainFileName(decodeURIComponent(header ?? ''));
	} catch {
		return 'file';
	}
}

/** Separates a bad delivery (422) from a studio in trouble (503), without logging its content. */
const careful =
	(handler: PayloadHandler): PayloadHandler =>
	async (req) => {
		try {
			return await handler(req);
		} catch (error) {
			const inTrouble = isTrouble(error) || !(await canStore(req.payload));
			req.payload.logger.error({
				kind: kindOf(error),
				msg: inTrouble ? 'no delivery can be taken' : 'a delivery was refused',
			});
			return inTrouble ? refused(503, 'not now') : refused(422, 'this can not be stored');
		}
	};

/** The courier's endpoints. Each is idempotent and confirms only what is stored. */
export const deliveryEndpoints: Endpoint[] = [
	{
		path: '/deliveries/files/:id',
		method: 'put',
		handler: careful(async (req) => {
			const id = String(req.routeParams?.id ?? '');
			if (!uploadId.test(id)) return refused(400, 'unknown kind of id');
			const data = await body(req);
			if (data.length === 0) return refused(400, 'empty file');
			if (data.length > largestFile) return refused(413, 'too large');
			const originalName = fileName(req.headers.get('x-file-name'));
			const type = req.headers.get('content-type') ?? '';
			// Résumés are never pictures, and photos of reports always are.
			if (type.startsWith('image/')) await storePhoto(req.payload, id, { originalName, type, data });
			else await storeResume(req.payload, id, originalName, data);
			return Response.json({ stored: [id] });
		}),
	},
	{
		path: '/deliveries',
		method: 'post',
		handler: careful(async (req) => {
			const sent = SentSubmissions.safeParse(await json(req));
			if (!sent.success) return refused(422, 'no delivery');
			if (sent.data.submissions.length === 0 && !(await canStore(req.payload))) return refused(503, 'not now');
			return Response.json(await storeSubmissions(req.payload, sent.data.submissions));
		}),
	},
	{
		path: '/deliveries/views',
		method: 'post',
		handler: careful(async (req) => {
			const sent = SentViews.safeParse(await json(req));
			if (!sent.success) return refused(422, 'no delivery');
			return Response.json(await storeViews(req.payload, sent.data.views));
		}),
	},
	{
		path: '/deliveries/searches',
		method: 'post',
		handler: careful(async (req) => {
			const sent = SentSearches.safeParse(await json(req));
			if (!sent.success) return refused(422, 'no delivery');
			return Response.json(await storeSearches(req.payload, sent.data.searches));
		}),
	},
];
