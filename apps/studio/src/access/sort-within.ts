import { APIError, type CollectionBeforeOperationHook, type FlattenedField } from 'payload';
import { sayTo } from '../words/said.ts';

const related = ['relationship', 'upload', 'join'];

function leadsElsewhere(fields: readonly FlattenedField[], [name, ...rest]: readonly string[]): boolean {
	if (rest.length === 0) return false;
	const field = fields.find((one) => one.name === name);
	if (!field) return name === 'version' && leadsElsewhere(fields, rest);
	if (related.includes(field.type)) return true;
	return 'flattenedFields' in field && leadsElsewhere(field.flattenedFields, rest);
}

/** Sorting by a field of a related item would reveal its values. */
export const sortWithin: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
	if (overrideAccess || !('sort' in args) || !args.sort) return;
	const paths = [args.sort].flat().flatMap((sort) => String(sort).split(','));
	const isElsewhere = (path: string) =>
		leadsElsewhere(collection.flattenedFields, path.trim().replace(/^-/, '').replaceAll('__', '.').split('.'));
	if (paths.some(isElsewhere))
		throw new APIError(sayTo(req)('Sort by a field of the item itself.', '请按该项自身的字段排序。'), 400, null, true);
};
