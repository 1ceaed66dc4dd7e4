import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Snapshot, snapshotParts } from '@site/contract/snapshot';
import { z } from 'zod';
import { fitPart, Trouble, wholeSnapshot } from './fit.ts';
import { reasonOf } from './reason.ts';

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

/** The last good snapshot on disk; an older release may have written it. */
const OnDisk = z.object({
	snapshot: z.record(z.string(), z.unknown()),
	versions: z.record(z.string(), z.string()),
	etag: z.string(),
	troubles: z.array(Trouble).default([]),
});
export type Kept = { snapshot: Snapshot; versions: Record<string, string>; etag: string; troubles: Trouble[] };

/** Number of items written at once. */
const stepSize = 100;

/** Marks that there has been a studio: from then on the sample company is never shown again. */
const markOf = (file: string) => join(dirname(file), 'studio-known');

const exists = (path: string) =>
	stat(path).then(
		() => true,
		() => false,
	);

export type Found = { kept: Kept } | 'first start' | { unreadable: string };

export async function readKept(file: string): Promise<Found> {
	try {
		return { kept: goOnWith(OnDisk.parse(JSON.parse(await readFile(file, 'utf8')))) };
	} catch (error) {
		const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
		if (!missing) return { unreadable: reasonOf(error) };
		return (await exists(markOf(file))) ? { unreadable: 'it is not there any more' } : 'first start';
	}
}

/** Uses the parts that still fit the schema; the others are requested again. */
function goOnWith({ snapshot, versions, etag, troubles }: z.infer<typeof OnDisk>): Kept {
	const fitted = snapshotParts.map((part) => [part, fitPart(part, snapshot[part], null, fillMissing)] as const);
	const unfit = fitted.filter(([, each]) => each.troubles.length > 0).map(([part]) => part);
	return {
		snapshot: wholeSnapshot(Object.fromEntries(fitted.map(([part, { value }]) => [part, value]))),
		versions: Object.fromEntries(Object.entries(versions).filter(([part]) => !unfit.some((name) => name === part))),
		etag: unfit.length > 0 ? '' : etag,
		troubles,
	};
}

/** Written in pieces: one string of everything would need more memory than the content itself. */
function* written({ snapshot, ...others }: Kept) {
	yield `${JSON.stringify(others).slice(0, -1)},"snapshot":{`;
	for (const [at, [part, value]] of Object.entries(snapshot).entries()) {
		yield `${at > 0 ? ',' : ''}${JSON.stringify(part)}:`;
		if (Array.isArray(value)) yield* list(value);
		else yield JSON.stringify(value);
	}
	yield '}}';
}

function* list(items: readonly unknown[]) {
	yield '[';
	for (let at = 0; at < items.length; at += stepSize) {
		const step = items.slice(at, at + stepSize).map((item) => JSON.stringify(item));
		yield `${at > 0 ? ',' : ''}${step.join(',')}`;
	}
	yield ']';
}

/** Written to a temporary file, flushed, then renamed, so that a crash leaves the former one intact. */
export async function writeKept(file: string, kept: Kept) {
	await mkdir(dirname(file), { recursive: true });
	const beside = `${file}.new`;
	const handle = await open(beside, 'w', 0o600);
	try {
		await writeFile(handle, written(kept));
		await handle.sync();
	} finally {
		await handle.close();
	}
	await rename(beside, file);
	await writeFile(markOf(file), '', { mode: 0o600 });
}
