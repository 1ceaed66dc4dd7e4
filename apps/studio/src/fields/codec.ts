import type { Condition, Field } from 'payload';
import type { PictureIds } from '../mapping/pairs.ts';
import type { Names, Stored } from '../mapping/part.ts';
import type { PictureBook } from '../mapping/picture-book.ts';
import type { Said } from '../words/said.ts';

/** A layout element of the form: it has no name and stores nothing. */
type Box =
	| { type: 'row' }
	| { type: 'tab'; label: Said; description?: Said }
	| { type: 'group'; label?: Said; admin: { condition: Condition } };

/** Form, reading and writing of one value of the contract. */
export interface Codec<T> {
	form(name: string): Field[];
	/** The value for the site. */
	read(stored: Stored, name: string, pictures: PictureBook): T;
	/** The stored form of a sample value. */
	write(value: T, name: string, pictures: PictureIds): Stored;
	/** Its name in the form, if it differs from the contract. */
	stored?: string;
	/** Paths of its parts in the form, relative to the field, where they differ; '' is the value itself. */
	names?: Names;
	/** Its changes need approval; a list names the form fields whose changes do. */
	regulated?: true | readonly string[];
	boxes?: readonly Box[];
}

/** A codec for each value of the contract: a missing one does not compile. Fields with a `_` are not for the site. */
export type Fields<T> = { [K in keyof T]-?: Codec<T[K]> } & { [name: `_${string}`]: Codec<never> };

type Named = [name: string, codec: Codec<unknown>];

/** The value type of each codec is irrelevant here. */
const all = (fields: object) => Object.entries(fields) as Named[];

/** Fields with a value for the site. */
const shown = (fields: object) => all(fields).filter(([name]) => !name.startsWith('_'));
const storedName = (name: string, { stored }: Pick<Codec<never>, 'stored'>): string => stored ?? name;

export function readAll<T>(fields: Fields<T>, stored: Stored, pictures: PictureBook): T {
	const values = shown(fields).map(([name, codec]) => [name, codec.read(stored, storedName(name, codec), pictures)]);
	// `Fields` has a codec for each name of `T`.
	return Object.fromEntries(values) as T;
}

export function writeAll<T extends object>(fields: Fields<T>, value: T, pictures: PictureIds): Stored {
	return Object.assign(
		{},
		...shown(fields).map(([name, codec]) => codec.write(Reflect.get(value, name), storedName(name, codec), pictures)),
	);
}

/** Paths in the form of the values whose paths differ from the contract, innermost first. */
export const namesIn = (fields: object): Names =>
	Object.fromEntries(
		shown(fields).flatMap(([name, codec]) => {
			const stored = storedName(name, codec);
			const inside = Object.entries(codec.names ?? {}).map(([from, to]) => [join(name, from), join(stored, to)]);
			return stored === name ? inside : [...inside, [name, stored]];
		}),
	);

/** A leading `/` marks a path that is not below the field. */
const join = (name: string, inside: string) =>
	inside.startsWith('/') ? inside.slice(1) : inside === '' ? name : `${name}.${inside}`;

function laidOut(placed: readonly Named[], depth: number): Field[] {
	const form: Field[] = [];
	for (let at = 0; at < placed.length; ) {
		const [name, codec] = placed[at] as Named;
		const box = codec.boxes?.[depth];
		if (!box) {
			form.push(...codec.form(storedName(name, codec)));
			at += 1;
			continue;
		}
		const next = placed.findIndex(([, other], index) => index > at && other.boxes?.[depth] !== box);
		const end = next < 0 ? placed.length : next;
		const inside = laidOut(placed.slice(at, end), depth + 1);
		const last = form.at(-1);
		if (box.type !== 'tab') form.push({ ...box, fields: inside });
		else {
			const { type: _, ...tab } = box;
			if (last?.type === 'tabs') last.tabs.push({ ...tab, fields: inside });
			else form.push({ type: 'tabs', tabs: [{ ...tab, fields: inside }] });
		}
		at = end;
	}
	return form;
}

/** The form, in the order of the declaration. */
export const formOf = (fields: object): Field[] => laidOut(all(fields), 0);

const each = <F extends object>(fields: F, change: (codec: Codec<unknown>) => Codec<unknown>): F =>
	// Nothing but the layout or a mark of a codec is changed.
	Object.fromEntries(all(fields).map(([name, codec]) => [name, change(codec)])) as F;

const boxed = <F extends object>(box: Box, fields: F): F =>
	each(fields, (codec) => ({ ...codec, boxes: [box, ...(codec.boxes ?? [])] }));

/** Side by side. */
export const row = <F extends object>(fields: F): F => boxed({ type: 'row' }, fields);

export const tab = <F extends object>(label: Said, fields: F, description?: Said): F =>
	boxed({ type: 'tab', label, ...(description && { description }) }, fields);

/** Shown while the condition holds. */
export const when = <F extends object>(condition: Condition, fields: F, label?: Said): F =>
	boxed({ type: 'group', ...(label && { label }), admin: { condition } }, fields);

/** Facts whose changes need approval. */
export const regulated = <F extends object>(fields: F): F =>
	each(fields, (codec) => ({ ...codec, regulated: codec.regulated ?? true }));

/** Names under which fields store their values, without layout elements. */
const namesOf = (form: readonly Field[]): string[] =>
	form.flatMap((field): string[] => {
		if (field.type === 'tabs') return field.tabs.flatMap((one) => namesOf(one.fields));
		if ('name' in field && field.name) return field.type === 'ui' ? [] : [field.name];
		return 'fields' in field ? namesOf(field.fields) : [];
	});

/** The fields of the form that are regulated. */
export const regulatedIn = (fields: object): string[] =>
	all(fields).flatMap(([name, codec]) =>
		codec.regulated === true ? namesOf(codec.form(storedName(name, codec))) : (codec.regulated ?? []),
	);
