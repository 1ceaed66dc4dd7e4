import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { ServerFunction } from 'payload';
import { rehearse } from './rehearse.ts';

type Asked = Parameters<typeof schedulePublishHandler>[0];

/** What cannot be done today is not promised for another day. */
export const schedulePublish: ServerFunction<Asked> = async (asked) => {
	const { req, type, deleteID } = asked;
	const reason = deleteID ? undefined : await rehearse(req, asked);
	if (!reason) return schedulePublishHandler(asked);
	const what = type === 'unpublish' ? 'taken off the site' : 'published';
	return { error: `Not scheduled, because it could not be ${what}: ${reason}` };
};
