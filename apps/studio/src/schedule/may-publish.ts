import {
	docAccessOperation,
	docAccessOperationGlobal,
	type PayloadRequest,
	type SchedulePublishTaskInput,
} from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';

export type Planned = Pick<SchedulePublishTaskInput, 'doc' | 'global'>;

const data = { _status: 'published' };

/** Whether the user may publish the planned document; false if it cannot be published at all. */
export async function mayPublish(req: PayloadRequest, { doc, global: slug }: Planned): Promise<boolean> {
	const collection = doc && req.payload.collections[doc.relationTo];
	if (collection && hasScheduledPublishEnabled(collection.config)) {
		const id = Number(doc.value);
		return Boolean((await docAccessOperation({ id, collection, data, req })).update);
	}
	const globalConfig = req.payload.config.globals.find((each) => each.slug === slug);
	if (!globalConfig || !hasScheduledPublishEnabled(globalConfig)) return false;
	return Boolean((await docAccessOperationGlobal({ globalConfig, data, req })).update);
}
