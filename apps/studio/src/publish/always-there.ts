import {
	APIError,
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type CollectionBeforeOperationHook,
	type CollectionConfig,
	type GlobalConfig,
} from 'payload';
import { isPublished, noteTakingOff } from './stays-published.ts';

const refuse = (reason = 'The site cannot do without this page: change it, but do not take it off.'): never => {
	throw new APIError(reason, 409, null, true);
};

/** Published content goes off the site by a status that is set without saving a draft. */
const takesOff = (args: object): boolean => {
	const { data, draft, unpublishAllLocales } = args as {
		data?: Record<string, unknown>;
		draft?: boolean;
		unpublishAllLocales?: boolean;
	};
	return Boolean(data?.deletedAt) || Boolean(unpublishAllLocales) || (data?._status === 'draft' && !draft);
};

const neverDeleted: CollectionBeforeDeleteHook = () => refuse();

const neverTakenOff: CollectionBeforeOperationHook = ({ operation, args }) => {
	if (operation === 'update' && takesOff(args)) refuse();
};

/** Also by an earlier version that was a draft, which Payload puts in the place of what is published. */
const keepsItsPlace =
	(place: string): CollectionBeforeChangeHook =>
	async ({ collection, data, operation, originalDoc, req }) => {
		if (operation !== 'update') return;
		const [before, now] = [originalDoc?.[place], data[place]];
		if (now !== undefined && before && now !== before)
			refuse(`The site knows this page as “${before}”: change its words, but not which page it is.`);
		if (data._status === 'published' || !req.context.replacesPublished) return;
		if (await isPublished(req, collection.slug, originalDoc?.id)) refuse();
	};

/** Pages that the site has by name: whatever is asked, none goes away or becomes another one (FREE-10). */
export const alwaysThere = (place: string): CollectionConfig['hooks'] => ({
	beforeOperation: [neverTakenOff, noteTakingOff],
	beforeChange: [keepsItsPlace(place)],
	beforeDelete: [neverDeleted],
});

type GlobalBeforeOperation = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number];

export const globalNeverTakenOff: GlobalBeforeOperation = ({ operation, args }) => {
	if (operation === 'update' && takesOff(args)) refuse();
};
