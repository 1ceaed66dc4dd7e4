import { randomUUID } from 'node:crypto';
import { type CollectionSlug, docAccessOperation, docAccessOperationGlobal, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import type { Release } from '../payload-types.ts';
import { hasDrafts, isGlobal } from '../server/config-of.ts';
import { latestOf, publishedOf, type Subject, valuesOf } from '../server/on-the-site.ts';
import { refusal } from '../server/refusal.ts';
import { differences } from '../trail/differences.ts';
import { sayTo } from '../words/said.ts';
import { itemsOf, type ReleaseItem, type Values } from './release-items.ts';
import { lockedRelease, notLookedAt, saveRelease } from './stored-release.ts';
import { fieldsOf, releaseKinds, titleOf } from './subjects.ts';

const published = { _status: 'published' };

async function mayPublish(req: PayloadRequest, { kind, item }: Subject): Promise<boolean> {
	const { payload } = req;
	const globalConfig = payload.globals.config.find(({ slug }) => slug === kind);
	if (globalConfig) return Boolean((await docAccessOperationGlobal({ globalConfig, data: published, req })).update);
	const collection = payload.collections[kind as CollectionSlug];
	if (item !== null) return Boolean((await docAccessOperation({ id: item, collection, data: published, req })).update);
	return Boolean(await collection.config.access.create({ req, data: {} }));
}

/** The change to add: the newest draft compared with the site or, if the kind has no drafts, the form's values. */
async function changeOf(req: PayloadRequest, subject: Subject, written: Values) {
	const { payload } = req;
	const { kind } = subject;
	const wanted = hasDrafts(payload, kind) ? await latestOf(req, subject) : written;
	if (!wanted) throw refusal(sayTo(req)('Save it as a draft first.', '请先保存为草稿。'));
	const now = await publishedOf(req, subject);
	const fields = fieldsOf(payload, kind).filter(({ name }) => now === undefined || name in wanted);
	const changed = now ? fields.filter((field) => differences([field], now, wanted).length > 0) : fields;
	if (now && changed.length === 0)
		throw refusal(sayTo(req)('Nothing in it differs from what is on the site.', '与网站上的内容没有差别。'));
	return {
		title: titleOf(payload, kind, { ...now, ...wanted }),
		isNew: now === undefined,
		values: now
			? valuesOf(changed, wanted)
			: Object.fromEntries(fields.filter(({ name }) => name in wanted).map(({ name }) => [name, wanted[name]])),
		before: now ? valuesOf(changed, now) : {},
	};
}

/** A document that does not exist yet is identified by the key that it got when it was added. */
const isSame = (one: ReleaseItem, { kind, item }: Subject, known: { isOne: boolean; key: string }) =>
	one.kind === kind && one.item === item && (known.isOne || one.key === known.key);

/** The id of a release, or a function that creates one. */
type To = number | ((req: PayloadRequest) => Promise<number>);

/** Adds a change to an open release. It replaces an earlier change of the same item or with this key. */
export async function addItem(
	req: PayloadRequest,
	to: To,
	subject: Subject,
	written: Values,
	key = '',
): Promise<Release> {
	const { payload, user } = req;
	if (!user || !releaseKinds.includes(subject.kind))
		throw refusal(sayTo(req)('This cannot be in a release.', '此内容不能列入发布批次。'));
	if (!(await mayPublish(req, subject)))
		throw refusal(sayTo(req)('You may not publish this, so you cannot add it.', '您无权发布此内容，因此不能添加。'));
	return inTransaction(req, async () => {
		const id = typeof to === 'number' ? to : await to(req);
		const release = await lockedRelease(req, id);
		if (release.state !== 'open')
			throw refusal(
				sayTo(req)(`This release is ${release.state}: nothing can be added to it.`, '此发布批次已不能添加内容。'),
			);
		const change = await changeOf(req, subject, written);
		const added = { addedBy: Number(user.id), addedByName: user.name };
		const item: ReleaseItem = { key: randomUUID(), ...subject, ...change, after: null, ...added };
		const isOne = subject.item !== null || isGlobal(payload, subject.kind);
		const others = itemsOf(release).filter((one) => !isSame(one, subject, { isOne, key }));
		return saveRelease(req, id, { items: [...others, item], ...notLookedAt });
	});
}

export async function removeItem(req: PayloadRequest, id: number, key: string): Promise<Release> {
	return inTransaction(req, async () => {
		const release = await lockedRelease(req, id);
		if (release.state !== 'open')
			throw refusal(
				sayTo(req)(`This release is ${release.state}: nothing is removed from it.`, '此发布批次已不能移除内容。'),
			);
		return saveRelease(req, id, { items: itemsOf(release).filter((item) => item.key !== key), ...notLookedAt });
	});
}
