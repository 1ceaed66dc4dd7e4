import { htmlSchemas } from '@site/contract/language';
import { z } from 'zod';

const marked = new WeakSet<object>();

/** Whether a text was marked as HTML by its schema. */
export const isHtml = (text: object): boolean => marked.has(text);

type Schema = z.core.$ZodType;
type Marker = (value: unknown) => void;

/**
 * Walks a value along its schema and marks every HTML text. Content is marked once, when it arrives, and sanitized when
 * it is read, since most of a large catalogue is not read between two changes.
 */
export const htmlMarker = (schema: Schema): Marker => markerOf(schema) ?? (() => undefined);

const leaves = new Set(['string', 'number', 'int', 'boolean', 'literal', 'enum', 'null', 'undefined', 'date']);

/** Undefined if a schema contains no HTML, so that those parts are not walked at all. */
function markerOf(schema: Schema): Marker | undefined {
	if (htmlSchemas.has(schema)) return (value) => void (isObject(value) && marked.add(value));
	const { def } = (schema as z.core.$ZodTypes)._zod;
	if (def.type === 'object') return fieldsMarker(def.shape);
	if (def.type === 'tuple') return fieldsMarker(Object.fromEntries(def.items.entries()));
	if (def.type === 'array') return entriesMarker(def.element);
	if (def.type === 'record') return entriesMarker(def.valueType);
	if (def.type === 'union') return optionsMarker(def.options);
	if (def.type === 'pipe') return markerOf(def.out);
	if ('innerType' in def) return markerOf(def.innerType);
	if (leaves.has(def.type)) return undefined;
	throw new Error(`Nobody knows where a schema of type ${def.type} holds HTML: teach it to html-marks.ts`);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function fieldsMarker(shape: Readonly<Record<string, Schema>>): Marker | undefined {
	const markers = Object.entries(shape).flatMap(([name, field]) => {
		const mark = markerOf(field);
		return mark ? [{ name, mark }] : [];
	});
	if (markers.length === 0) return undefined;
	return (value) => {
		if (!isObject(value)) return;
		for (const { name, mark } of markers) mark(Reflect.get(value, name));
	};
}

function entriesMarker(schema: Schema): Marker | undefined {
	const mark = markerOf(schema);
	return mark && ((value) => void (isObject(value) && Object.values(value).forEach(mark)));
}

/** For a union, the options that match the value count. */
function optionsMarker(options: readonly Schema[]): Marker | undefined {
	const markers = options.flatMap((schema) => {
		const mark = markerOf(schema);
		return mark ? [{ schema, mark }] : [];
	});
	if (markers.length === 0) return undefined;
	return (value) => {
		for (const { schema, mark } of markers) if (z.safeParse(schema, value).success) mark(value);
	};
}
