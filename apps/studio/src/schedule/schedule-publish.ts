import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import {
	docAccessOperation,
	docAccessOperationGlobal,
	type PayloadRequest,
	type SchedulePublishTaskInput,
	type ServerFunction,
} from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { noteEvent } from '../access/security-events.ts';
import type { Operation } from '../trail/operation-words.ts';
import { writeTrail } from '../trail/write.ts';
import { sayTo } from '../words/said.ts';
import { rehearse } from './rehearse.ts';
import { scheduledDocument } from './scheduled-document.ts';

type Planned = Pick<SchedulePublishTaskInput, 'doc' | 'global'>;

const data = { _status: 'published' };

/** Whether the user may publish the planned document; false if it cannot be published at all. */
async function mayPublish(req: PayloadRequest, { doc, global: slug }: Planned): Promise<boolean> {
	const collection = doc && req.payload.collections[doc.relationTo];
	if (collection && hasScheduledPublishEnabled(collection.config)) {
		const id = Number(doc.value);
		return Boolean((await docAccessOperation({ id, collection, data, req })).update);
	}
	const globalConfig = req.payload.config.globals.find((each) => each.slug === slug);
	if (!globalConfig || !hasScheduledPublishEnabled(globalConfig)) return false;
	return Boolean((await docAccessOperationGlobal({ globalConfig, data, req })).update);
}

/** Whether a time is past. The minute that has begun still counts. */
export const isOver = (date: Date | string | undefined, now = Date.now()): boolean =>
	date !== undefined && new Date(date).getTime() < now - 60_000;

/** Records who scheduled or canceled a publication. When it happens, it is recorded under their name again. */
async function notePlan(
	req: PayloadRequest,
	{ doc, global: slug }: Planned,
	operation: Operation,
	at: unknown,
): Promise<void> {
	const id = doc ? String(doc.value) : '';
	const what = { collection: doc?.relationTo ?? null, document: id, global: doc ? null : String(slug) };
	const found = await scheduledDocument(req.payload, what);
	const when = at instanceof Date ? at.toISOString() : String(at ?? '');
	await writeTrail(req, {
		kind: doc ? doc.relationTo : String(slug),
		item: id,
		title: found?.title ?? String(slug ?? ''),
		operation,
		changes: [{ path: 'at', label: 'When', before: null, after: when }],
	});
}

type Asked = Parameters<typeof schedulePublishHandler>[0];

/**
 * Refuses to schedule a publication that would fail now. Without permission to publish, a user can neither schedule nor
 * cancel.
 */
export const schedulePublish: ServerFunction<Asked> = async (asked) => {
	const { req, type, deleteID } = asked;
	if (deleteID !== undefined) return cancel(req, deleteID);
	if (!(await mayPublish(req, asked))) return refused(req);
	if (isOver(asked.date))
		return {
			error: sayTo(req)(
				'Not scheduled: this time is over. Choose a later one, or publish now.',
				'未安排：该时间已过。请选择更晚的时间，或立即发布。',
			),
		};
	const reason = await rehearse(req, asked);
	if (!reason) {
		const answer = await schedulePublishHandler(asked);
		await notePlan(
			req,
			asked,
			type === 'unpublish' ? 'scheduled to be taken off the site' : 'scheduled to be published',
			asked.date,
		);
		return answer;
	}
	const say = sayTo(req);
	return {
		error:
			type === 'unpublish'
				? say(
						`Not scheduled, because it could not be taken off the site: ${reason}`,
						`未安排，因为无法从网站撤下：${reason}`,
					)
				: say(`Not scheduled, because it could not be published: ${reason}`, `未安排，因为无法发布：${reason}`),
	};
};

/** Payload's own handler does not check permissions when it cancels, and schedules a new job in its place. */
async function cancel(req: PayloadRequest, id: number | string) {
	const where = { id: { equals: Number(id) }, taskSlug: { equals: 'schedulePublish' } };
	const { docs } = await req.payload.find({ collection: 'payload-jobs', where, limit: 1, depth: 0 });
	const [job] = docs;
	if (!job || !(await mayPublish(req, plannedIn(job.input)))) return refused(req);
	await req.payload.delete({ collection: 'payload-jobs', id: job.id });
	await notePlan(req, plannedIn(job.input), 'schedule cancelled', job.waitUntil);
	return { message: req.i18n.t('general:success') };
}

const plannedIn = (input: unknown): Planned => (typeof input === 'object' && input !== null ? input : {});

function refused(req: PayloadRequest) {
	noteEvent(req, 'not allowed', { what: 'a planned publication' });
	return {
		error: sayTo(req)(
			'You may not plan what happens to this, or change what is planned.',
			'您无权计划或更改此内容的安排。',
		),
	};
}
