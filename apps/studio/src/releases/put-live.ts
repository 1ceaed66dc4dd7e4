import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { aloneWith } from '../database/alone.ts';
import { pictureBook } from '../mapping/picture-book.ts';
import { hasDrafts, isGlobal } from '../server/config-of.ts';
import { latestOf, publishedOf, type Subject, valuesOf } from '../server/on-the-site.ts';
import { buildPart } from '../snapshot/build-part.ts';
import { partOf, policiesOf } from '../snapshot/parts.ts';
import { differences } from '../trail/differences.ts';
import { reasonOf } from '../words/reason-of.ts';
import { fieldLabel, sayTo } from '../words/said.ts';
import type { ReleaseItem, Values } from './release-items.ts';
import { fieldsOf, save } from './subjects.ts';

/** The reason why a release cannot go live, and the item that causes it. */
export class KeptBack extends Error {
	readonly item: ReleaseItem;
	/** False if the studio failed and not the content. */
	readonly isOfContent: boolean;
	constructor(item: ReleaseItem, reason: string, isOfContent = true) {
		super(reason);
		this.item = item;
		this.isOfContent = isOfContent;
	}
}

const differing = (fields: readonly FlattenedField[], one: Values, other: Values) =>
	fields.filter((field) => differences([field], one, other).length > 0);

/** The fields of an item whose published values differ from those that the release left or found. */
export async function changedSince(req: PayloadRequest, item: ReleaseItem, expected: Values): Promise<string[]> {
	const fields = fieldsOf(req.payload, item.kind).filter(({ name }) => name in item.values);
	const now = await publishedOf(req, item);
	return now
		? differing(fields, expected, now).map((field) => fieldLabel(field, sayTo(req)))
		: [sayTo(req)('All of it', '全部')];
}

/** Publishes values. Other newer changes, and the values that they replace, stay a draft. */
async function publish(req: PayloadRequest, subject: Subject, values: Values): Promise<void> {
	if (!hasDrafts(req.payload, subject.kind)) return void (await save(req, subject, values));
	const latest = (await latestOf(req, subject)) ?? {};
	const data: Values = { ...((await publishedOf(req, subject)) ?? latest), ...values, _status: 'published' };
	await save(req, subject, data);
	const others = differing(fieldsOf(req.payload, subject.kind), data, latest);
	if (others.length > 0) await save(req, subject, valuesOf(others, latest), true);
}

async function whyNot(req: PayloadRequest, item: ReleaseItem): Promise<string | null> {
	const isToCome = item.isNew && !hasDrafts(req.payload, item.kind);
	if (isToCome) return null;
	if (!(await latestOf(req, item))) return sayTo(req)('It is no longer there.', '该内容已不存在。');
	if (item.isNew)
		return (await publishedOf(req, item))
			? sayTo(req)('It was published meanwhile. Remove it from here.', '在此期间已发布。请从此处移除。')
			: null;
	const changed = await changedSince(req, item, item.before);
	return changed.length > 0
		? sayTo(req)(
				`Changed on the site since it was added (${changed.join(', ')}). Add it again.`,
				`添加之后网站上有改动（${changed.join(', ')}）。请重新添加。`,
			)
		: null;
}

/** Publishes one item and returns it with its published values. */
async function putItem(req: PayloadRequest, item: ReleaseItem): Promise<ReleaseItem> {
	const problem = await whyNot(req, item);
	if (problem) throw new KeptBack(item, problem);
	const { payload } = req;
	const isToCome = item.item === null && !isGlobal(payload, item.kind);
	const id = isToCome ? await save(req, item, item.values) : item.item;
	if (!isToCome) await publish(req, item, item.values);
	const live = await publishedOf(req, { kind: item.kind, item: id });
	if (!live) throw new KeptBack(item, sayTo(req)('It needs a second person.', '需要第二人。'));
	const fields = fieldsOf(payload, item.kind).filter(({ name }) => name in item.values);
	return { ...item, item: id, after: valuesOf(fields, live) };
}

const hasStatus = (error: unknown): error is { status: number } =>
	typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';

/** Adds the item to an error. */
async function naming<T>(req: PayloadRequest, item: ReleaseItem, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof KeptBack) throw error;
		throw new KeptBack(item, reasonOf(error, sayTo(req)), hasStatus(error) && error.status < 500);
	}
}

/** Checks every changed part against the contract, for published content that the site would refuse. */
async function checkParts(req: PayloadRequest, items: readonly ReleaseItem[]): Promise<void> {
	const book = await pictureBook(req.payload, { req });
	for (const kind of new Set(items.map((item) => item.kind))) {
		const name = partOf(kind);
		if (!name) continue;
		const { notOnSite } = await buildPart(req, name, book);
		for (const { id, reason } of notOnSite) {
			const own = items.find((item) => item.kind === kind && item.item === (id === undefined ? null : Number(id)));
			if (own) throw new KeptBack(own, reason);
		}
	}
}

/** Content that others show only while published goes live before them; sections before the pages that show them. */
const rankOf = ({ kind }: ReleaseItem) => (policiesOf(kind)?.shownByOthers ? (kind === 'free-pages' ? 1 : 0) : 2);

const inOrder = (items: readonly ReleaseItem[]) => items.toSorted((one, other) => rankOf(one) - rankOf(other));

/**
 * Locks these items until the transaction ends, so that nobody else publishes them. Always in the same order, so that
 * two releases cannot deadlock.
 */
export async function aloneWithItems(req: PayloadRequest, items: readonly ReleaseItem[]): Promise<void> {
	const names = items.map(({ kind, item }) => ({ kind, item: item ?? '' }));
	const nameOf = (one: (typeof names)[number]) => `${one.kind} ${one.item}`;
	for (const { kind, item } of names.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))))
		await aloneWith(req, kind, item);
}

/** Publishes all items in the request's transaction. Throws `KeptBack` for the first that cannot be published. */
export async function putLive(req: PayloadRequest, items: readonly ReleaseItem[]): Promise<ReleaseItem[]> {
	await aloneWithItems(req, items);
	const live = new Map<string, ReleaseItem>();
	for (const item of inOrder(items)) live.set(item.key, await naming(req, item, () => putItem(req, item)));
	await checkParts(req, [...live.values()]);
	return items.map((item) => live.get(item.key) ?? item);
}

/** A day as forms store it. */
const today = () => `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`;

async function removeItem(req: PayloadRequest, { kind, item }: ReleaseItem): Promise<void> {
	const { payload } = req;
	if (item === null) return;
	// A published notice stays readable: it is closed instead, on its date of publication at the earliest.
	if (kind === 'notices') {
		const first = String((await publishedOf(req, { kind, item }))?.publishedOn ?? '');
		return publish(req, { kind, item }, { closedOn: first > today() ? first : today() });
	}
	if (hasDrafts(payload, kind)) return void (await save(req, { kind, item }, { _status: 'draft' }));
	const collection = kind as CollectionSlug;
	await payload.delete({ collection, id: item, overrideAccess: false, req });
}

/** Restores the site's previous content, in reverse order of going live. */
export async function takeOff(req: PayloadRequest, items: readonly ReleaseItem[]): Promise<void> {
	for (const item of inOrder(items).reverse())
		await naming(req, item, () => (item.isNew ? removeItem(req, item) : publish(req, item, item.before)));
	await checkParts(req, items);
}
