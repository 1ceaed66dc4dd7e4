import type { PayloadRequest, Where } from 'payload';
import type { Message } from '../../payload-types.ts';
import { type Template, templatesFor } from '../answer/desk-facts.ts';
import { deletedFrom } from './deletion-date.ts';
import type { Stage } from './stages.ts';

export interface Card {
	reference: string;
	name: string;
	job: string;
	stage: Stage;
	rating: number | null;
	receivedAt: string;
	deletedFrom: string;
	isAnswered: boolean;
	status: Message['status'];
}

export interface Job {
	id: number;
	title: string;
	count: number;
}

/** More than anybody moves by hand; the list has the rest. */
export const mostCards = 500;

const open: Where[] = [{ kind: { equals: 'application' } }, { status: { not_equals: 'spam' } }];
const ofJobs: Where = { itemKind: { equals: 'job' } };

export async function cardsOf(req: PayloadRequest, job: number): Promise<Card[]> {
	const where: Where = { and: [...open, ...(job ? [ofJobs, { itemId: { equals: job } }] : [])] };
	const limits = await req.payload.findGlobal({ slug: 'retention', depth: 0 });
	const wanted = { where, sort: '-receivedAt', limit: mostCards, depth: 0, overrideAccess: false, req } as const;
	const { docs } = await req.payload.find({ collection: 'messages', ...wanted });
	return docs.map((doc) => ({
		reference: doc.reference,
		name: doc.who ?? '',
		job: doc.about ?? '',
		stage: doc.stage ?? 'new',
		rating: doc.rating ?? null,
		receivedAt: doc.receivedAt ?? '',
		deletedFrom: deletedFrom(doc, limits),
		isAnswered: Boolean(doc.answeredAt),
		status: doc.status,
	}));
}

/** Jobs with applications, those with most applications first. */
function jobsOf(rows: readonly { itemId?: number | null; itemTitle?: string | null }[]): Job[] {
	const jobs = new Map<number, Job>();
	for (const { itemId, itemTitle } of rows) {
		if (!itemId) continue;
		const job = jobs.get(itemId) ?? { id: itemId, title: itemTitle || `Job ${itemId}`, count: 0 };
		jobs.set(itemId, { ...job, count: job.count + 1 });
	}
	return [...jobs.values()].sort((one, other) => other.count - one.count || one.title.localeCompare(other.title));
}

export async function appliedJobs(req: PayloadRequest): Promise<Job[]> {
	const where: Where = { and: [...open, ofJobs] };
	const select = { itemId: true, itemTitle: true } as const;
	const wanted = { where, select, depth: 0, pagination: false, overrideAccess: false, req } as const;
	return jobsOf((await req.payload.find({ collection: 'messages', ...wanted })).docs);
}

export const applicantTemplates = (req: PayloadRequest): Promise<Template[]> => templatesFor(req, 'application');
