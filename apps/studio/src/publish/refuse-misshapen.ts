import {
	type CollectionBeforeOperationHook,
	type CollectionConfig,
	type FlattenedField,
	type GlobalConfig,
	type PayloadRequest,
	ValidationError,
} from 'payload';
import { partOf } from '../snapshot/parts.ts';
import { misshapen } from './form-shape.ts';

function refuse(req: PayloadRequest, fields: FlattenedField[], args: object): void {
	const errors = 'data' in args ? misshapen(fields, args.data) : [];
	if (errors.length > 0) throw new ValidationError({ errors, req }, req.t);
}

const inCollection: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
	if (operation === 'create' || operation === 'update') refuse(req, collection.flattenedFields, args);
};

type GlobalBeforeOperation = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number];

const inGlobal: GlobalBeforeOperation = ({ args, global, operation, req }) => {
	if (operation === 'update') refuse(req, global.flattenedFields, args);
};

/** Before anything reads it: every value of content is of its field's kind, or is refused with the field marked. */
export function refuseMisshapen(config: CollectionConfig): CollectionConfig {
	if (!partOf(config.slug) && config.slug !== 'pictures') return config;
	return {
		...config,
		hooks: { ...config.hooks, beforeOperation: [...(config.hooks?.beforeOperation ?? []), inCollection] },
	};
}

export const globalRefuseMisshapen = (config: GlobalConfig): GlobalConfig => ({
	...config,
	hooks: { ...config.hooks, beforeOperation: [...(config.hooks?.beforeOperation ?? []), inGlobal] },
});
