import {
	APIError,
	type CollectionBeforeOperationHook,
	type CollectionConfig,
	type FlattenedField,
	type GlobalConfig,
	type PayloadRequest,
	ValidationError,
} from 'payload';
import { isObject } from '../server/is-object.ts';
import { sayTo } from '../words/said.ts';
import { isWalkable, misshapen } from './form-shape.ts';

function refuse(req: PayloadRequest, fields: FlattenedField[], args: object): void {
	if (!('data' in args)) return;
	// A copy of a document needs no words of its own.
	const isCopy = 'duplicateFromID' in args && args.data === undefined;
	if (!isObject(args.data) && !isCopy)
		throw new APIError(sayTo(req)('This is no document.', '这不是文档。'), 400, null, true);
	if (!isWalkable(args.data))
		throw new APIError(
			sayTo(req)('This has too many parts, or parts too deep in others.', '内容过多或嵌套过深。'),
			400,
			null,
			true,
		);
	const errors = misshapen(fields, args.data, sayTo(req));
	if (errors.length > 0) throw new ValidationError({ errors, req }, req.t);
}

const inCollection: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
	if (operation === 'create' || operation === 'update') refuse(req, collection.flattenedFields, args);
};

type GlobalBeforeOperation = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number];

const inGlobal: GlobalBeforeOperation = ({ args, global, operation, req }) => {
	if (operation === 'update') refuse(req, global.flattenedFields, args);
};

/** Before anything reads it: every value is of its field's kind, or is refused with the field marked. */
export const refuseMisshapen = (config: CollectionConfig): CollectionConfig => ({
	...config,
	hooks: { ...config.hooks, beforeOperation: [inCollection, ...(config.hooks?.beforeOperation ?? [])] },
});

export const globalRefuseMisshapen = (config: GlobalConfig): GlobalConfig => ({
	...config,
	hooks: { ...config.hooks, beforeOperation: [...(config.hooks?.beforeOperation ?? []), inGlobal] },
});
