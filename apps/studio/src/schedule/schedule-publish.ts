import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { PayloadRequest, ServerFunction } from 'payload';
import { noteEvent } from '../access/security-events.ts';
import { mayPublish, type Planned } from './may-publish.ts';
import { rehearse } from './rehearse.ts';

type Asked = Parameters<typeof schedulePublishHandler>[0];

/** What cannot be done today is not promised for another day; whoever may not publish something plans nothing with it, and takes no plan away. */
export const schedulePublish: ServerFunction<Asked> = async (asked) => {
	const { req, type, deleteID } = asked;
	if (deleteID !== undefined) return cancel(req, deleteID);
	if (!(await mayPublish(req, asked))) return refused(req);
	const reason = await rehearse(req, asked);
	if (!reason) return schedulePublishHandler(asked);
	const what = type === 'unpublish' ? 'taken off the site' : 'published';
	return { error: `Not scheduled, because it could not be ${what}: ${reason}` };
};

/** Payload's own way asks nobody whose plan it is, and plans something new in its place. */
async function cancel(req: PayloadRequest, id: number | string) {
	const where = { id: { equals: Number(id) }, taskSlug: { equals: 'schedulePublish' } };
	const { docs } = await req.payload.find({ collection: 'payload-jobs', where, limit: 1, depth: 0 });
	const [job] = docs;
	if (!job || !(await mayPublish(req, plannedIn(job.input)))) return refused(req);
	await req.payload.delete({ collection: 'payload-jobs', id: job.id });
	return { message: req.i18n.t('general:success') };
}

const plannedIn = (input: unknown): Planned => (typeof input === 'object' && input !== null ? input : {});

function refused(req: PayloadRequest) {
	noteEvent(req, 'not allowed', { what: 'a planned publication' });
	return { error: 'You may not plan what happens to this, or change what is planned.' };
}
