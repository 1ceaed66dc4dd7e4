import { Delivery } from '@site/contract/submission';
import type { Endpoint, PayloadRequest } from 'payload';
import { forSite } from '../access/bearer.ts';
import { storeResume } from './store-resume.ts';
import { storeSubmission } from './store-submission.ts';
import { storeViews } from './store-views.ts';

const refused = (message: string, status = 400) => Response.json({ errors: [{ message }] }, { status });

/** 10 MB is what the site takes from a visitor; a little more is allowed here. */
const largestFile = 11 * 1024 * 1024;

const body = async (req: PayloadRequest): Promise<Buffer> =>
	Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer(0));

const uploadId = /^[A-Za-z0-9_-]{8,100}$/;

function fileName(header: string | null): string {
	try {
		return decodeURIComponent(header ?? '') || 'file';
	} catch {
		return 'file';
	}
}

/** The courier's calls. Each is harmless when repeated, and answers only for what is stored. */
export const deliveryEndpoints: Endpoint[] = [
	{
		path: '/deliveries/files/:id',
		method: 'put',
		handler: forSite(async (req) => {
			const id = String(req.routeParams?.id ?? '');
			if (!uploadId.test(id)) return refused('unknown kind of id');
			const data = await body(req);
			if (data.length === 0) return refused('empty file');
			if (data.length > largestFile) return refused('too large', 413);
			await storeResume(req.payload, id, fileName(req.headers.get('x-file-name')), data);
			return Response.json({ stored: [id] });
		}),
	},
	{
		path: '/deliveries',
		method: 'post',
		handler: forSite(async (req) => {
			const sent = Delivery.safeParse(await req.json?.().catch(() => undefined));
			if (!sent.success) return refused(sent.error.message, 422);
			const stored: string[] = await storeViews(req.payload, sent.data.views);
			for (const submission of sent.data.submissions) {
				const isStored = await storeSubmission(req.payload, submission);
				if (isStored) stored.push(submission.reference);
			}
			return Response.json({ stored });
		}),
	},
];
