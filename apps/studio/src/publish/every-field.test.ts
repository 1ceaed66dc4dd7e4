import { type SnapshotPart, snapshotParts } from '@site/contract/snapshot';
import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { namesOfSection } from '../blocks/section-blocks.ts';
import { parts, schemaOf } from '../snapshot/parts.ts';
import { fieldOf } from './field-of.ts';

process.env.PAYLOAD_SECRET ||= 'fields';
const { default: configured } = await import('../payload.config.ts');
const config = await configured;

interface Place {
	path: string[];
	/** The kind of section on the path. */
	kind?: string;
	isList?: boolean;
}

const below = (name: string, places: Place[]): Place[] =>
	places.map((place) => ({ ...place, path: [name, ...place.path] }));

/** Every place where a schema can refuse a value, including lists and their first rows. */
function placesIn(schema: z.core.$ZodType): Place[] {
	const { def } = (schema as z.core.$ZodTypes)._zod;
	switch (def.type) {
		case 'object':
			return Object.entries(def.shape).flatMap(([name, inner]) => below(name, placesIn(inner)));
		case 'array':
			return [{ path: [], isList: true }, ...below('0', placesIn(def.element))];
		case 'tuple':
			return def.items.flatMap((inner, index) => below(`${index}`, placesIn(inner)));
		case 'record':
			return Object.keys((def.keyType as z.ZodEnum).enum).flatMap((name) => below(name, placesIn(def.valueType)));
		case 'union':
			return def.options.flatMap((option) => {
				const [kind] = [...((option as z.ZodObject).shape.kind as z.ZodLiteral).values];
				return placesIn(option).map((place) => ({ ...place, kind: String(kind) }));
			});
		case 'optional':
		case 'nullable':
		case 'default':
		case 'prefault':
			return placesIn(def.innerType);
		case 'pipe':
			return placesIn(def.out);
		default:
			return [{ path: [] }];
	}
}

/** Values that the studio sets itself and users do not fill in. */
const isGiven = ({ path }: Place) =>
	['id', 'changedOn'].includes(path.at(-1) ?? '') || (path.at(-3) === 'sections' && path.at(-1) === 'kind');

function fieldAt(fields: FlattenedField[], path: string[], kind: string | undefined): FlattenedField | undefined {
	const [name, row, ...rest] = path;
	const field = fields.find((one) => one.name === name);
	if (!field || row === undefined) return field;
	if (field.type === 'group' || field.type === 'tab') return fieldAt(field.flattenedFields, [row, ...rest], kind);
	if (field.type === 'array') return fieldAt(field.flattenedFields, rest, kind);
	const block = field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === kind) : undefined;
	return block && fieldAt(block.flattenedFields, rest, kind);
}

function fieldsOf(name: SnapshotPart): FlattenedField[] {
	const part = parts[name];
	const found =
		'global' in part
			? config.globals.find(({ slug }) => slug === part.global)
			: config.collections.find(({ slug }) => slug === part.collection);
	return found?.flattenedFields ?? [];
}

test.each(snapshotParts)('every value of %s that the contract refuses is marked at a field of its form', (name) => {
	const part = parts[name];
	const fields = fieldsOf(name);
	const { names } = part;
	const places = placesIn(schemaOf(name))
		.map((place) => ({ ...place, path: 'global' in part ? place.path : place.path.slice(1) }))
		.filter((place) => !isGiven(place) && ('global' in part || place.path.length > 0));
	expect(places.length).toBeGreaterThan(0);
	const unmarked = places.filter(({ path, kind, isList }) => {
		const sections = [{ blockType: kind }];
		const data = { sections, theme: { sections } };
		const marked = fieldOf(fields, path.join('.'), data, (type) => (type ? namesOfSection(type) : names));
		const field = fieldAt(fields, marked.path.split('.'), kind);
		return !field || (!isList && ['group', 'tab', 'array', 'blocks'].includes(field.type));
	});
	expect(unmarked.map(({ path, kind }) => [path.join('.'), kind].join(' '))).toEqual([]);
});
