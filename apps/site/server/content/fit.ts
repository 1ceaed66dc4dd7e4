import { Snapshot, type SnapshotPart, snapshotParts } from '@site/contract/snapshot';
import { z } from 'zod';
import { reasonOf } from './reason.ts';

/** Published content that does not fit the schema: a whole part, or one item of it. */
export const Trouble = z.object({ part: z.string(), id: z.string().nullable(), reason: z.string() });
export type Trouble = z.infer<typeof Trouble>;

type Read = <T>(schema: z.ZodType<T>, data: unknown) => z.ZodSafeParseResult<T>;
type Fitted = { value: unknown; troubles: Trouble[] };

const strictly: Read = (schema, data) => schema.safeParse(data);

const names = ['id', 'key', 'slug'];

/** The field that identifies an item within its part. */
function nameOf(item: unknown): string | null {
	if (typeof item !== 'object' || item === null) return null;
	const found = Object.keys(item).find((key) => names.includes(key));
	return found ? String(Reflect.get(item, found)) : null;
}

/**
 * Every valid item of a part, in order. An invalid one is replaced by its last good version, or left out if there is
 * none. A part that is not a list is taken or kept as a whole. Throws if neither the part nor a former one is valid.
 */
export function fitPart(part: SnapshotPart, given: unknown, former: Snapshot | null, read: Read = strictly): Fitted {
	const declared: z.ZodType = Snapshot.shape[part];
	// A part that newer releases added may have a default; unwrap it to validate its items.
	const schema = declared instanceof z.ZodDefault ? (declared.unwrap() as z.ZodType) : declared;
	const data = given ?? (schema instanceof z.ZodArray ? [] : {});
	const keep = (reason: string, troubles: Trouble[] = []): Fitted => {
		if (!former) throw new Error(`${part}: ${reason}`);
		return { value: former[part], troubles: [...troubles, { part, id: null, reason }] };
	};
	if (!(schema instanceof z.ZodArray) || !Array.isArray(data)) {
		const whole = read(schema, data);
		return whole.success ? { value: whole.data, troubles: [] } : keep(reasonOf(whole.error));
	}
	const formerItems: readonly unknown[] = former ? [former[part]].flat() : [];
	const lastGood = new Map(formerItems.map((item) => [nameOf(item), item]));
	const troubles: Trouble[] = [];
	const items = data.flatMap((item: unknown) => {
		const one = read(schema.element as z.ZodType, item);
		if (one.success) return [one.data];
		const id = nameOf(item);
		troubles.push({ part, id, reason: reasonOf(one.error) });
		return id !== null && lastGood.has(id) ? [lastGood.get(id)] : [];
	});
	const list = schema.safeParse(items);
	return list.success ? { value: list.data, troubles } : keep(reasonOf(list.error), troubles);
}

/** Joins validated parts without validating them again. A missing part gets its schema's default. */
export function wholeSnapshot(parts: Readonly<Record<string, unknown>>): Snapshot {
	const missing = snapshotParts.filter((part) => parts[part] === undefined);
	const empty = missing.map((part) => {
		const read = Snapshot.shape[part].safeParse(undefined);
		if (!read.success) throw new Error(`${part}: ${reasonOf(read.error)}`);
		return [part, read.data];
	});
	// Each part was validated by its own schema.
	return { ...parts, ...Object.fromEntries(empty) } as Snapshot;
}
