import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { ServerFunction } from 'payload';
import { rehearse } from './rehearse.ts';

type Asked = Parameters<typeof schedulePublishHandler>[0];

/** What cannot be published today is not promised for another day. */
export const schedulePublish: ServerFunction<Asked> = async (asked) => {
	const { req, doc, type, deleteID } = asked;
	if (!deleteID && type === 'publish' && doc) {
		const reason = await rehearse(req, doc.relationTo, Number(doc.value));
		if (reason) return { error: `Not scheduled, because it could not be published: ${reason}` };
	}
	return schedulePublishHandler(asked);
};
