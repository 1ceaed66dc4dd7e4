import type { SnapshotPart } from '@site/contract/snapshot';
import type { FlattenedField, PayloadRequest } from 'payload';
import { namesOfSection } from '../blocks/section-blocks.ts';
import type { Names } from '../mapping/part.ts';
import { type PictureBook, pictureBook } from '../mapping/picture-book.ts';
import { listOf } from '../server/fields-in.ts';
import { parts, schemaOf } from '../snapshot/parts.ts';
import { type Issue, needed, plainReason } from '../words/plain-reason.ts';
import { inEnglish, type Say, sayTo } from '../words/said.ts';
import { type FieldOf, fieldOf } from './field-of.ts';
import { largestId } from './form-shape.ts';
import { leftEmpty } from './left-empty.ts';
import { type Reference, referencesIn } from './references.ts';
import { promptsIn } from './template-prompts.ts';

export interface Problem extends FieldOf {
	message: string;
}

async function missing(req: PayloadRequest, references: Reference[]): Promise<Reference[]> {
	const there = new Set<string>();
	for (const collection of new Set(references.map((one) => one.collection))) {
		const ids = references.filter((one) => one.collection === collection).map(({ id }) => id);
		const readable = ids.filter((id) => Number.isInteger(id) && Math.abs(id) <= largestId);
		if (!(collection in req.payload.collections) || readable.length === 0) continue;
		const { docs } = await req.payload.find({
			collection: collection as 'pictures',
			where: { id: { in: readable } },
			depth: 0,
			pagination: false,
			select: {},
			req,
		});
		for (const { id } of docs) there.add(`${collection}/${id}`);
	}
	return references.filter(({ collection, id }) => !there.has(`${collection}/${id}`));
}

/** References to content that does not exist, which not even a draft can keep. */
export async function goneFrom(
	req: PayloadRequest,
	fields: FlattenedField[],
	data: Record<string, unknown>,
): Promise<Problem[]> {
	const say = sayTo(req);
	return (await missing(req, referencesIn(fields, data))).map(({ path }) => ({
		...fieldOf(fields, path, data, () => ({}), say),
		path,
		message: say('What was chosen here is no longer there. Choose again.', '此处所选的内容已不存在。请重新选择。'),
	}));
}

/** Prompts of a template that nobody has replaced. */
const leftFrom = (fields: FlattenedField[], data: Record<string, unknown>, say: Say): Problem[] =>
	promptsIn(fields, data).map((path) => ({
		...fieldOf(fields, path, data, () => ({}), say),
		path,
		message: say(
			'This still says what belongs here: write it, or remove the section.',
			'此处仍是提示文字：请填写内容，或删除该版块。',
		),
	}));

/**
 * A free page without sections shows only header and footer. The contract accepts it, because a preview shows
 * unfinished pages, and because rolling back a release restores pages as they were.
 */
function nothingOn(req: PayloadRequest, name: SnapshotPart, fields: FlattenedField[], data: Record<string, unknown>) {
	if (name !== 'freePages' || listOf(data.sections).length > 0 || req.context.takesBack) return [];
	const say = sayTo(req);
	const message = say('Without sections the page shows nothing: add one.', '没有版块，页面上什么都没有：请添加版块。');
	return [{ ...fieldOf(fields, 'sections', data, () => ({}), say), path: 'sections', message }];
}

/** Content that others show as published has to be on the site first; a link may wait for it. */
function isShown({ collection, id, isLink }: Reference, book: PictureBook): boolean {
	if (isLink) return true;
	if (collection === 'reusable-sections') return book.reusable(id) !== undefined;
	return collection !== 'free-pages' || book.pageAddress(id) !== undefined;
}

const unpublishedAt = (fields: FlattenedField[], path: string, data: Record<string, unknown>, say: Say): Problem => ({
	...fieldOf(fields, path, data, () => ({}), say),
	path,
	message: say('This is not published yet: publish it first.', '该内容尚未发布：请先发布。'),
});

const valueAt = (data: unknown, path: string): unknown =>
	path
		.split('.')
		.reduce(
			(inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
			data,
		);

const isLeftEmpty = (value: unknown) =>
	value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** An empty required field is reported as empty, not as invalid. */
function reasonAt(field: FieldOf, data: unknown, issue: Issue, say: Say): string {
	const isList = issue.code === 'too_small' && issue.origin === 'array';
	return field.path && !isList && issue.code !== 'custom' && isLeftEmpty(valueAt(data, field.path))
		? say(needed)
		: plainReason(issue, say);
}

/** The problems found by the contract, at the fields of the form. */
export const atFields = (
	issues: readonly Issue[],
	fields: FlattenedField[],
	data: Record<string, unknown>,
	names: Names,
	say: Say = inEnglish,
): Problem[] =>
	issues.map((issue) => {
		const path = issue.path.join('.');
		const field = fieldOf(fields, path, data, (kind) => (kind ? namesOfSection(kind) : names), say);
		return { ...field, message: reasonAt(field, data, issue, say) };
	});

/** Problems that keep a document off the site: references to missing content, and violations of the contract. */
export async function problemsOf(
	req: PayloadRequest,
	name: SnapshotPart,
	fields: FlattenedField[],
	data: Record<string, unknown>,
): Promise<Problem[]> {
	const part = parts[name];
	const references = referencesIn(fields, data);
	const gone = await goneFrom(req, fields, data);
	const pictures = references.filter(({ collection }) => collection === 'pictures').map(({ id }) => id);
	const book = await pictureBook(req.payload, { ids: pictures, req });
	// Exactly one section for each reusable one, so that later problems are marked in the right rows.
	const reusable = (id: number) => book.reusable(id)?.slice(0, 1);
	const item = part.toSnapshot({ id: 1, ...data } as never, { ...book, reusable });
	const isList = 'collection' in part;
	const { error } = schemaOf(name).safeParse(isList ? [item] : item);
	const issues = (error?.issues ?? []).map((issue) => ({ ...issue, path: issue.path.slice(isList ? 1 : 0) }));
	const say = sayTo(req);
	const unfit = [...atFields(issues, fields, data, part.names, say), ...leftEmpty(fields, data, say)];
	const seen = new Set<string>();
	const early = references
		.filter((one) => !isShown(one, book))
		.map(({ path }) => unpublishedAt(fields, path, data, say));
	const empty = nothingOn(req, name, fields, data);
	return [...gone, ...early, ...leftFrom(fields, data, say), ...empty, ...unfit].filter(
		({ path }) => !seen.has(path) && seen.add(path),
	);
}
