import {
	APIError,
	type CollectionBeforeDeleteHook,
	type CollectionBeforeOperationHook,
	type GlobalConfig,
} from 'payload';

const refuse = () => {
	throw new APIError('The site cannot do without this page: change it, but do not take it off.', 409, null, true);
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

export const neverDeleted: CollectionBeforeDeleteHook = refuse;

export const neverTakenOff: CollectionBeforeOperationHook = ({ operation, args }) => {
	if (operation === 'update' && takesOff(args)) refuse();
};

type GlobalBeforeOperation = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number];

export const globalNeverTakenOff: GlobalBeforeOperation = ({ operation, args }) => {
	if (operation === 'update' && takesOff(args)) refuse();
};
