import type { z } from 'zod';

/** Each round can fill one more level; content is not nested deeper than this. */
const mostRounds = 12;

const blanks: Record<string, () => unknown> = {
	array: () => [],
	string: () => '',
	boolean: () => false,
	object: () => ({}),
	record: () => ({}),
};

type Holder = Record<PropertyKey, unknown>;
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/**
 * Content written by an older release lacks newer fields. They are filled in as empty (null, or an empty value of their
 * type), so that the site can go on with it. Fields that are present but wrong are left alone.
 */
export function fillMissing<T>(schema: z.ZodType<T>, data: unknown): z.ZodSafeParseResult<T> {
	let result = schema.safeParse(data);
	if (result.success) return result;
	const filled: unknown = structuredClone(data);
	const absent = new Set<string>();
	for (let round = 0; round < mostRounds && !result.success; round++) {
		const changed = result.error.issues.map((issue) => fillAt(filled, issue, absent));
		if (!changed.includes(true)) break;
		result = schema.safeParse(filled);
	}
	return result;
}

/** Tries null first, then an empty value of the expected type. */
function fillAt(root: unknown, issue: z.core.$ZodIssue, absent: Set<string>): boolean {
	const place = JSON.stringify(issue.path);
	const name = issue.path.at(-1);
	const holder = issue.path.slice(0, -1).reduce<unknown>((at, key) => (isHolder(at) ? at[key] : undefined), root);
	if (name === undefined || !isHolder(holder)) return false;
	if (!(name in holder)) {
		absent.add(place);
		holder[name] = null;
		return true;
	}
	if (holder[name] !== null || !absent.has(place)) return false;
	if (issue.code === 'invalid_value') holder[name] = issue.values[0];
	else if (issue.code === 'invalid_type') holder[name] = blanks[issue.expected]?.() ?? null;
	return holder[name] !== null;
}
