import { createHash } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLotBetween } from '@site/contract/lots';
import {
	type CollectionAfterChangeHook,
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type CollectionBeforeValidateHook,
	type PayloadRequest,
	ValidationError,
	type Where,
} from 'payload';
import { idOf, idsOf } from '../mapping/words.ts';
import type { Revision } from '../payload-types.ts';
import { refusal } from '../server/refusal.ts';
import { settings } from '../settings.ts';
import { asNamed, type Said, type Say, sayTo } from '../words/said.ts';
import { changedFacts, frozenWords, keptWords, whyNotNext } from './released.ts';

function fieldRefusal(req: PayloadRequest, path: string, label: Said, reason: Said) {
	const say = sayTo(req);
	const message = say(reason);
	const refused = new ValidationError({ errors: [{ path, label: say(label), message }], req }, req.t);
	// The list view has no fields to mark.
	if (req.context.ofMany) refused.message = message;
	return refused;
}

const isSample = ({ context }: PayloadRequest) => context.cause === 'sample';

/** Changes that only the studio makes itself, without a user's request. */
const isOwnStep = (req: PayloadRequest) => req.context.supersedes === true || isSample(req);

const sameEdition = ({ document, language }: Partial<Revision>): Where[] => [
	{ document: { equals: idOf(document) } },
	{ language: { equals: language } },
];

/** A new revision without a number gets the next one of its document and language. */
export const numberNext: CollectionBeforeValidateHook<Revision> = async ({ data, operation, req }) => {
	if (operation !== 'create' || !data?.document || data.number) return data;
	const where: Where = { and: sameEdition(data) };
	const { docs } = await req.payload.find({ collection: 'revisions', where, sort: '-number', limit: 1, depth: 0, req });
	return { ...data, number: (docs[0]?.number ?? 0) + 1 };
};

const documentOf = ({ document }: Partial<Revision>, req: PayloadRequest) =>
	req.payload.findByID({
		collection: 'product-documents',
		id: idOf(document),
		select: { title: true, products: true },
		depth: 0,
		disableErrors: true,
		req,
	});

/** The revision's title in lists of the studio. */
export const nameRevision: CollectionBeforeChangeHook<Revision> = async ({ data, originalDoc, req }) => {
	const revision = { ...originalDoc, ...data };
	if ((originalDoc?.state ?? 'draft') !== 'draft' || !revision.document) return data;
	const document = await documentOf(revision, req);
	return { ...data, title: `${document?.title}, ${revision.language}, revision ${nameOfRevision(revision)}` };
};

const nameOfRevision = ({ label, number }: Partial<Revision>) => label || String(number);

/** The catalogue numbers of its products on the day of release. */
async function referencesOf(req: PayloadRequest, revision: Partial<Revision>): Promise<string> {
	const { products = [] } = (await documentOf(revision, req)) ?? {};
	const where = { id: { in: idsOf(products) } };
	const select = { reference: true } as const;
	const { docs } = await req.payload.find({ collection: 'products', where, select, depth: 0, pagination: false, req });
	return docs.map(({ reference }) => reference).join('\n');
}

/** Two revisions with the same number would share an address. */
async function refuseTwin(req: PayloadRequest, { id, ...revision }: Partial<Revision>) {
	if (!revision.document) return;
	const where: Where = {
		and: [
			...sameEdition(revision),
			{ number: { equals: revision.number } },
			...(id ? [{ id: { not_equals: id } }] : []),
		],
	};
	const { totalDocs } = await req.payload.count({ collection: 'revisions', where, req });
	if (totalDocs > 0)
		throw fieldRefusal(
			req,
			'number',
			{ en: 'Number', zh: '编号' },
			{
				en: 'There is a revision of this number in this language already.',
				zh: '该语言已有此编号的修订版。',
			},
		);
}

/** A revision released after a newer one is superseded at once. */
async function stateOnRelease(req: PayloadRequest, revision: Partial<Revision>) {
	const newer = { number: { greater_than: revision.number } };
	const where: Where = { and: [...sameEdition(revision), { state: { equals: 'released' } }, newer] };
	const { docs } = await req.payload.find({ collection: 'revisions', where, sort: 'number', limit: 1, depth: 0, req });
	const [next] = docs;
	return next ? { state: 'superseded' as const, endedOn: next.effectiveOn } : { state: 'released' as const };
}

/** Noon of the newest day anywhere: in the first time zone a day begins 14 hours before UTC. */
const newestNoon = () => new Date(Date.now() + (12 + 14) * 3_600_000).toISOString();
const today = () => `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`;

/** Only the state of a released revision can change, and only forward. */
export const keepReleased: CollectionBeforeChangeHook<Revision> = async ({ data, originalDoc, operation, req }) => {
	const before = operation === 'create' ? null : originalDoc;
	const was = before?.state ?? 'draft';
	const is = data.state ?? was;
	if (before && was !== 'draft') {
		const [changed] = changedFacts(before, data);
		if (changed) throw fieldRefusal(req, changed, asNamed(changed), frozenWords);
	}
	if (was === 'draft') await refuseTwin(req, { ...data, id: before?.id });
	const problem = isOwnStep(req)
		? null
		: (whyNotNext(was, is) ?? (was !== is && is === 'superseded' ? supersedes : null));
	if (problem) throw fieldRefusal(req, 'state', { en: 'State', zh: '状态' }, problem);
	if (!isLotBetween(data.lotsFrom ?? '', '', data.lotsTo ?? ''))
		throw fieldRefusal(req, 'lotsTo', { en: 'Last lot', zh: '最后一个批号' }, lotsTurned);
	if (is === 'released' && was === 'draft' && (data.effectiveOn ?? '') > newestNoon())
		throw fieldRefusal(req, 'effectiveOn', { en: 'Effective date', zh: '生效日期' }, notYet);
	if (is === 'withdrawn' && !data.reason?.trim())
		throw fieldRefusal(req, 'reason', { en: 'Why it was withdrawn', zh: '撤回原因' }, needsReason);
	if (was === is && was !== 'draft') return data;
	if (is === 'withdrawn') return { ...data, endedOn: data.endedOn ?? today() };
	if (is === 'draft' || req.context.supersedes) return data;
	const references = await referencesOf(req, data);
	return isSample(req) ? { ...data, references } : { ...data, references, ...(await stateOnRelease(req, data)) };
};
const supersedes: Said = {
	en: 'A revision is superseded by releasing a newer one of the same document and language.',
	zh: '发布同一文件同一语言的新修订版后，旧版即被取代。',
};
const lotsTurned: Said = {
	en: 'The last lot comes before the first one: no lot would be between them.',
	zh: '最后一个批号早于第一个批号：两者之间没有批次。',
};
const notYet: Said = {
	en: 'A released revision holds at once, and this day is still to come. Leave it a draft until then.',
	zh: '修订版发布后立即生效，而该日期尚未到来。在此之前请保留为草稿。',
};
const needsReason: Said = {
	en: 'Say why it is withdrawn: visitors read it at its address.',
	zh: '请说明撤回原因：访客可在其地址看到。',
};

/** Supersedes the previous revision and makes the file read-only. */
export const afterRelease: CollectionAfterChangeHook<Revision> = async ({ doc, previousDoc, req }) => {
	const isNew = doc.state !== 'draft' && (previousDoc?.state ?? 'draft') === 'draft';
	if (!isNew) return;
	if (!settings.s3.bucket && doc.filename) await sealFile(doc, sayTo(req));
	if (doc.state !== 'released' || isSample(req)) return;
	const where: Where = {
		and: [...sameEdition(doc), { state: { equals: 'released' } }, { number: { less_than: doc.number } }],
	};
	const { docs } = await req.payload.find({ collection: 'revisions', where, depth: 0, pagination: false, req });
	const { file } = req;
	// The uploaded file belongs to the new revision only.
	req.file = undefined;
	req.context.supersedes = true;
	const data = { state: 'superseded' as const, endedOn: doc.effectiveOn };
	for (const { id } of docs) await req.payload.update({ collection: 'revisions', id, data, depth: 0, req });
	req.context.supersedes = false;
	req.file = file;
};

async function sealFile({ filename, sha256 }: Revision, say: Say) {
	const file = join(settings.folders.revisions, filename ?? '');
	const stored = createHash('sha256')
		.update(await readFile(file))
		.digest('hex');
	if (stored !== sha256)
		throw refusal(
			say('The file was not stored as it was sent. Upload it again.', '文件没有按发送的内容保存。请重新上传。'),
			500,
		);
	await chmod(file, 0o400);
}

export const onlyDraftsGo: CollectionBeforeDeleteHook = async ({ id, req }) => {
	const { state } = await req.payload.findByID({ collection: 'revisions', id, depth: 0, req });
	if (state !== 'draft') throw refusal(sayTo(req)(keptWords));
};
