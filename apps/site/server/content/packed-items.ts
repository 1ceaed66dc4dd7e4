import type { AsideFile } from './aside-file.ts';
import { remember } from './memory.ts';

type Fields = Record<string, unknown>;
/** Where the rest of many items lies, and what is done with it when it is read. */
type Shelf = { file: AsideFile; finish: <T>(rest: T) => T };
type Place = { shelf: Shelf; from: number; bytes: number };

const place = Symbol('where the rest lies');
type Packed = { readonly [place]: Place };

export const isPacked = (item: object): item is Packed => place in item;

/** Where the rest of items lies there is room for more; null where they are all in memory. */
export const asideFolderOf = (items: readonly object[]): string | null =>
	items.find(isPacked)?.[place].shelf.file.folder ?? null;

/** A page reads an item field by field, and some items are read again and again. */
const mostRead = 200;

/** What is read is made a text at once, so that one piece of memory does for all. */
let room = Buffer.alloc(64 * 1024);

const restOf = remember(mostRead, ({ file, finish }: Shelf, { from, bytes }: Place): Fields => {
	if (room.length < bytes) room = Buffer.alloc(2 * bytes);
	file.read(room.subarray(0, bytes), from);
	const rest: Fields = JSON.parse(room.toString('utf8', 0, bytes));
	return finish(rest);
});

/** One for each name, so that all items have one shape. */
const readers = new Map<string, PropertyDescriptor>();

function readerOf(name: string): PropertyDescriptor {
	const known = readers.get(name);
	if (known) return known;
	const reader: PropertyDescriptor & ThisType<Packed> = {
		enumerable: true,
		get(): unknown {
			return restOf(this[place].shelf, this[place])[name];
		},
	};
	readers.set(name, reader);
	return reader;
}

/** An item with the same fields in the same order: those that are light are in it, the others are read when they are asked for. */
function shellOf<T extends object>(names: readonly string[], light: Fields, at: Place): T {
	const shell: Fields = {};
	for (const name of names) {
		if (name in light) shell[name] = light[name];
		else Object.defineProperty(shell, name, readerOf(name));
	}
	Object.defineProperty(shell, place, { value: at });
	// It has every field that the item had.
	return shell as T;
}

const asItIs: Shelf['finish'] = (rest) => rest;

/** Puts all but the light fields of items aside, into a file. */
export function packer(file: AsideFile, isLight: (name: string) => boolean) {
	const shelf: Shelf = { file, finish: asItIs };
	return <T extends object>(item: T): T => {
		const entries: [string, unknown][] = Object.entries(item);
		const light = Object.fromEntries(entries.filter(([name]) => isLight(name)));
		const rest = Object.fromEntries(entries.filter(([name]) => !isLight(name)));
		const written = Buffer.from(JSON.stringify(rest));
		return shellOf(
			entries.map(([name]) => name),
			light,
			{ shelf, from: file.append(written), bytes: written.length },
		);
	};
}

/** The same packed items as something is done with all that they hold: now with what is light, with the rest when it is read. */
export function changer(change: Shelf['finish']) {
	const shelves = new Map<AsideFile, Shelf>();
	return <T extends object>(item: T & Packed): T => {
		const { shelf, from, bytes } = item[place];
		const changed = shelves.get(shelf.file) ?? { file: shelf.file, finish: change };
		shelves.set(shelf.file, changed);
		const names = Object.keys(item);
		const light = names.flatMap((name) => {
			const { value } = Object.getOwnPropertyDescriptor(item, name) ?? {};
			return value === undefined ? [] : [[name, value]];
		});
		return shellOf(names, change(Object.fromEntries(light)), { shelf: changed, from, bytes });
	};
}
