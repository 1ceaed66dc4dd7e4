import type { CollectionSlug, Field } from 'payload';
import { noon } from '../mapping/noon.ts';
import { type PictureIds, pair, richPair } from '../mapping/pairs.ts';
import type { Names, Stored } from '../mapping/part.ts';
import type { PictureBook } from '../mapping/picture-book.ts';
import { day as dayOf, idOf, idsOf, richText, text as textOf } from '../mapping/words.ts';
import { isObject } from '../server/is-object.ts';
import { choicesOf, type Said } from '../words/said.ts';
import { type Codec, type Fields, formOf, namesIn, readAll, writeAll } from './codec.ts';
import { day as dayField } from './day.ts';
import { picture as pictureField } from './picture.ts';
import { richWords } from './rich-words.ts';
import { slug as slugField } from './slug.ts';
import { target as targetField } from './target.ts';
import { words as wordsField } from './words.ts';

/** Options of every field. */
interface Look {
	label?: Said | false;
	help?: Said | undefined;
	required?: boolean;
	sidebar?: boolean;
	width?: string;
	/** Its name in the form, if it differs from the contract. */
	stored?: string;
}
/** Payload's other options for a field of this type. */
type Besides<T extends Field['type']> = Look &
	Partial<Omit<Extract<Field, { type: T }>, 'name' | 'type' | 'label' | 'required'>>;

function field(
	type: Field['type'],
	name: string,
	{ help, sidebar, width, stored: _, ...look }: Look & { admin?: object },
) {
	const admin = {
		...(help && { description: help }),
		...(sidebar && { position: 'sidebar' }),
		...(width && { width }),
		...look.admin,
	};
	// Payload's union of fields cannot be built from a variable type; `Besides` holds the options of each type.
	return { name, type, ...look, ...(Object.keys(admin).length > 0 && { admin }) } as Field;
}

/** Any value may be missing until publication: then the contract refuses it, with a message at the field. */
export const asStored = <T>(value: unknown): T => value as T;

const listOf = (value: unknown): Stored[] => (Array.isArray(value) ? value : []);

function one<T>(
	form: (name: string) => Field,
	{ stored }: Pick<Look, 'stored'>,
	read: (value: unknown, pictures: PictureBook) => T = asStored,
	write: (value: T, pictures: PictureIds) => unknown = (value) => value,
): Codec<T> {
	return {
		...(stored && { stored }),
		form: (name) => [form(name)],
		read: (doc, name, pictures) => read(doc[name], pictures),
		write: (value, name, pictures) => ({ [name]: write(value, pictures) }),
	};
}

export const text = (look: Besides<'text'>): Codec<string> => one((name) => field('text', name, look), look);

export const email = (look: Besides<'email'>): Codec<string> => one((name) => field('email', name, look), look);

export const textarea = (look: Besides<'textarea'>): Codec<string> =>
	one((name) => field('textarea', name, look), look);

export const number = (look: Besides<'number'>): Codec<number> => one((name) => field('number', name, look), look);

export const checkbox = (look: Besides<'checkbox'>): Codec<boolean> =>
	one(
		(name) => field('checkbox', name, { defaultValue: false, ...look } as Look),
		look,
		(value) => asStored<boolean | null>(value) ?? false,
	);

/** A choice from several values, each with its label. */
export const choice = <T extends string>(
	labels: Readonly<Record<T, Said>>,
	look: Omit<Besides<'select'>, 'options'>,
): Codec<T> => one((name) => field('select', name, { ...look, options: choicesOf(labels) } as Look), look);

export const choices = <T extends string>(
	labels: Readonly<Record<T, Said>>,
	look: Omit<Besides<'select'>, 'options'>,
): Codec<T[]> =>
	one(
		(name) => field('select', name, { ...look, hasMany: true, options: choicesOf(labels) } as Look),
		look,
		(value) => asStored<T[] | null>(value) ?? [],
	);

type OfDay = Omit<Parameters<typeof dayField>[1], 'stored'> & Pick<Look, 'stored'>;

export const day = ({ stored, ...look }: OfDay): Codec<string> =>
	one(
		(name) => dayField(name, look),
		stored ? { stored } : {},
		(value) => dayOf(asStored(value)),
		noon,
	);

type InTwo = { en: string; cn?: string | undefined };

/** A text in both languages. */
export const words = ({ stored, ...look }: Parameters<typeof wordsField>[1] & Pick<Look, 'stored'>): Codec<InTwo> => ({
	...(stored && { stored }),
	form: (name) => [wordsField(name, look)],
	read: (doc, name) => textOf(asStored(doc[name]), asStored(doc[`${name}Cn`])),
	write: (value, name) => pair(name, value),
});

/** A formatted text in both languages. */
export const rich = (look: Parameters<typeof richWords>[1]): Codec<InTwo> => ({
	form: (name) => [richWords(name, look)],
	read: (doc, name, pictures) => richText(asStored(doc[name]), asStored(doc[`${name}Cn`]), pictures.find),
	write: (value, name, pictures) => richPair(name, value, pictures),
});

type OfPicture = Parameters<typeof pictureField>[1];
type Shown = ReturnType<PictureBook['need']>;

export const picture = (look: OfPicture = {}): Codec<Shown> =>
	one(
		(name) => pictureField(name, look),
		{},
		(value, pictures) => pictures.need(idOf(asStored(value))),
		(shown, pictures) => pictures(shown),
	);

export const pictures = (look: Omit<Besides<'upload'>, 'relationTo' | 'hasMany'>): Codec<Shown[]> =>
	one(
		(name) => field('upload', name, { ...look, relationTo: 'pictures', hasMany: true } as Look),
		look,
		(value, book) => idsOf(asStored(value)).map(book.need),
		(shown, ids) => shown.map(ids),
	);

/** A picture that may be missing. */
export const pictureOr = <E extends null | undefined>(empty: E, look: OfPicture = {}): Codec<Shown | E> =>
	one(
		(name) => pictureField(name, { required: false, ...look }),
		{},
		(value, pictures) => (value ? (pictures.find(idOf(asStored(value))) ?? empty) : empty),
		(shown, pictures) => (shown ? pictures(shown) : null),
	);

type OfRelation = Omit<Besides<'relationship'>, 'relationTo' | 'hasMany'>;

export const relation = (relationTo: CollectionSlug, look: OfRelation): Codec<number> =>
	one(
		(name) => field('relationship', name, { ...look, relationTo } as Look),
		look,
		(value) => idOf(asStored(value)),
	);

export const relations = (relationTo: CollectionSlug, look: OfRelation): Codec<number[]> =>
	one(
		(name) => field('relationship', name, { ...look, relationTo, hasMany: true } as Look),
		look,
		(value) => idsOf(asStored(value)),
	);

/** The last part of an address. */
export const slug = (where: string): Codec<string> => one((name) => slugField(where, { name }), {});

export const target = (look: Parameters<typeof targetField>[1] = {}): Codec<string> =>
	one((name) => targetField(name, look), {});

type OfRows = Besides<'array'> & { singular: Said; plural: Said };

const rowsField = (name: string, { singular, plural, ...look }: OfRows, fields: Field[]) =>
	field('array', name, { ...look, labels: { singular, plural }, fields } as Look);

const inRows = (names: Record<string, string>) =>
	Object.fromEntries(Object.entries(names).map(([from, to]) => [`*.${from}`, `*.${to}`]));

/** Rows of several values. */
export function list<T extends object>(look: OfRows, rows: Fields<T>): Codec<T[]> {
	const names = inRows(namesIn(rows));
	return {
		...(look.stored && { stored: look.stored }),
		...(Object.keys(names).length > 0 && { names }),
		form: (name) => [rowsField(name, look, formOf(rows))],
		read: (doc, name, pictures) => listOf(doc[name]).map((item) => readAll(rows, item, pictures)),
		write: (value, name, pictures) => ({ [name]: value.map((item) => writeAll(rows, item, pictures)) }),
	};
}

/** Rows of one value each, in the form's field `inside`. */
export const lines = <T>(look: OfRows, inside: string, codec: Codec<T>): Codec<T[]> => ({
	...(look.stored && { stored: look.stored }),
	names: { '*': `*.${inside}` },
	form: (name) => [rowsField(name, look, codec.form(inside))],
	read: (doc, name, pictures) => listOf(doc[name]).map((item) => codec.read(item, inside, pictures)),
	write: (value, name, pictures) => ({ [name]: value.map((item) => codec.write(item, inside, pictures)) }),
});

/** Values in a named group. */
export function group<T extends object>(look: Besides<'group'>, inside: Fields<T>): Codec<T> {
	const names = namesIn(inside);
	const inGroup = (value: unknown) => (isObject(value) ? value : {});
	return {
		...(look.stored && { stored: look.stored }),
		...(Object.keys(names).length > 0 && { names }),
		form: (name) => [field('group', name, { ...look, fields: formOf(inside) } as Look)],
		read: (doc, name, pictures) => readAll(inside, inGroup(doc[name]), pictures),
		write: (value, name, pictures) => ({ [name]: writeAll(inside, value, pictures) }),
	};
}

/** Values that are one object in the contract, but separate fields in the form. */
export const together = <T extends object>(parts: Fields<T>): Codec<T> => ({
	form: () => formOf(parts),
	names: Object.fromEntries(Object.entries(namesIn(parts)).map(([from, to]) => [from, `/${to}`])),
	read: (doc, _, pictures) => readAll(parts, doc, pictures),
	write: (value, _, pictures) => writeAll(parts, value, pictures),
});

/** The site gets `empty` while the content amounts to nothing. */
export const unless = <E extends null | undefined, T>(
	isNothing: (value: T) => boolean,
	empty: E,
	codec: Codec<T>,
): Codec<T | E> => ({
	...codec,
	read: (...from) => {
		const value = codec.read(...from);
		return isNothing(value) ? empty : value;
	},
	// Any other value has the type of the codec.
	write: (value, name, pictures) => (value === empty ? {} : codec.write(value as T, name, pictures)),
});

/** A group that the site gets only when these of its fields are filled in. */
export const once = <T>(parts: readonly string[], codec: Codec<T>): Codec<T | undefined> => ({
	...codec,
	read: (doc, name, pictures) => {
		const inside = doc[name];
		return isObject(inside) && parts.every((part) => inside[part]) ? codec.read(doc, name, pictures) : undefined;
	},
	write: (value, name, pictures) => (value === undefined ? {} : codec.write(value, name, pictures)),
});

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** An optional value, with `empty` for the site in its place. */
export const or = <E extends string | number | null | undefined, T>(empty: E, codec: Codec<T>): Codec<T | E> => ({
	...codec,
	read: (doc, name, pictures) => (isEmpty(doc[name]) ? empty : codec.read(doc, name, pictures)),
	// Any other value has the type of the codec.
	write: (value, name, pictures) => (value === empty ? { [name]: null } : codec.write(value as T, name, pictures)),
});

interface FileOf {
	filename?: string;
	mimeType?: string;
	filesize?: number;
	sha256?: string;
}

/** A value with its own conversions; `S` is the stored type. */
export const own = <T, S>(
	form: (name: string) => Field,
	read: (stored: S, pictures: PictureBook) => T,
	write: (value: T, pictures: PictureIds) => S,
	{ stored, names }: { stored?: string; names?: Names } = {},
): Codec<T> => ({
	...one(form, stored ? { stored } : {}, (value, pictures) => read(asStored(value), pictures), write),
	...(names && { names }),
});

/** Facts of a document's file, which have no field in the form. */
export const ofFile = <T>(read: (file: FileOf) => T, names: Names): Codec<T> => ({
	form: () => [],
	names,
	read: (doc) => read(doc),
	write: () => ({}),
});

/** A component beside the fields that stores nothing. */
export const note = (name: string, component: string, { sidebar = false } = {}): Codec<never> => ({
	form: () => [
		{
			name,
			type: 'ui',
			admin: {
				...(sidebar && { position: 'sidebar' as const }),
				disableListColumn: true,
				components: { Field: component },
			},
		},
	],
	read: () => {
		throw new Error(`${name} stores nothing`);
	},
	write: () => ({}),
});

/** Fields of the form without a value for the site. */
export const formOnly = (...form: Field[]): Codec<never> => ({ ...note('', ''), form: () => form });
