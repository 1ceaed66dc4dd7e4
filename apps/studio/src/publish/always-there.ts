import {
	APIError,
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type CollectionBeforeOperationHook,
	type CollectionConfig,
	type GlobalConfig,
	type PayloadRequest,
} from 'payload';
import { isPublished } from '../server/on-the-site.ts';
import { type Said, sayTo } from '../words/said.ts';
import { noteTakingOff } from './stays-published.ts';

const needed: Said = {
	en: 'The site cannot do without this page: change it, but do not take it off.',
	zh: '网站不能没有此页面：可以修改，但不能撤下。',
};

const refuse = (req: PayloadRequest, reason = needed): never => {
	throw new APIError(sayTo(req)(reason), 409, null, true);
};

/** Published content is taken off the site by setting its status without saving a draft. */
const takesOff = (args: object): boolean => {
	const { data, draft, unpublishAllLocales } = args as {
		data?: Record<string, unknown>;
		draft?: boolean;
		unpublishAllLocales?: boolean;
	};
	return Boolean(data?.deletedAt) || Boolean(unpublishAllLocales) || (data?._status === 'draft' && !draft);
};

const neverDeleted: CollectionBeforeDeleteHook = ({ req }) => refuse(req);

const neverTakenOff: CollectionBeforeOperationHook = ({ operation, args, req }) => {
	if (operation === 'update' && takesOff(args)) refuse(req);
};

/** Also covers restoring an earlier draft version, which Payload then puts in the place of the published one. */
const keepsItsPlace =
	(place: string): CollectionBeforeChangeHook =>
	async ({ collection, data, operation, originalDoc, req }) => {
		if (operation !== 'update') return;
		const [before, now] = [originalDoc?.[place], data[place]];
		if (now !== undefined && before && now !== before)
			refuse(req, {
				en: `The site knows this page as “${before}”: change its words, but not which page it is.`,
				zh: `网站以“${before}”识别此页面：可以修改文字，但不能改变它是哪个页面。`,
			});
		if (data._status === 'published' || !req.context.replacesPublished) return;
		if (await isPublished(req, collection.slug, originalDoc?.id)) refuse(req);
	};

/** Pages that the site needs by name: they are never removed and never become another page (FREE-9). */
export const alwaysThere = (place: string): CollectionConfig['hooks'] => ({
	beforeOperation: [neverTakenOff, noteTakingOff],
	beforeChange: [keepsItsPlace(place)],
	beforeDelete: [neverDeleted],
});

type GlobalBeforeOperation = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number];

export const globalNeverTakenOff: GlobalBeforeOperation = ({ operation, args, req }) => {
	if (operation === 'update' && takesOff(args)) refuse(req);
};
