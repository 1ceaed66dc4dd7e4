import {
	type CollectionBeforeOperationHook,
	type FlattenedField,
	type GlobalConfig,
	type PayloadRequest,
	ValidationError,
} from 'payload';
import { isObject } from '../server/is-object.ts';
import { refusal } from '../server/refusal.ts';
import { sayTo } from '../words/said.ts';
import { isWalkable, misshapen } from './form-shape.ts';

function refuse(req: PayloadRequest, fields: FlattenedField[], args: object): void {
	if (!('data' in args)) return;
	// A copy of a document needs no data.
	const isCopy = 'duplicateFromID' in args && args.data === undefined;
	if (!isObject(args.data) && !isCopy) throw refusal(sayTo(req)('This is no document.', '这不是文档。'), 400);
	if (!isWalkable(args.data))
		throw refusal(sayTo(req)('This has too many parts, or parts too deep in others.', '内容过多或嵌套过深。'), 400);
	const errors = misshapen(fields, args.data, sayTo(req));
	if (errors.length > 0) throw new ValidationError({ errors, req }, req.t);
}

/** Runs before any other code: refuses values of the wrong type and marks their fields. */
export const refuseMisshapenItem: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
	if (operation === 'create' || operation === 'update') refuse(req, collection.flattenedFields, args);
};

type GlobalBeforeOperation = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number];

export const refuseMisshapenGlobal: GlobalBeforeOperation = ({ args, global, operation, req }) => {
	if (operation === 'update') refuse(req, global.flattenedFields, args);
};
