import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { isObject } from '../server/is-object.ts';

/** The values of a form. Payload's form state has 0 for an empty list, with the rows beside it. */
export function valuesOf(fields: FormState): Record<string, unknown> {
	const said = Object.entries(fields).map(([path, field]) => [
		path,
		field.rows?.length === 0 ? { ...field, value: [] } : field,
	]);
	const values: unknown = reduceFieldsToValues(Object.fromEntries(said), true);
	return isObject(values) ? values : {};
}
