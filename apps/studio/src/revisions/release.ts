import { createHash } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLotBetween } from '@site/contract/lots';
import {
	APIError,
	type CollectionAfterChangeHook,
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type PayloadRequest,
	ValidationError,
	type Where,
} from 'payload';
import type { Revision } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { idOf, idsOf } from '../snapshot/words.ts';
import { changedFacts, frozenWords, keptWords, whyNotNext } from './released.ts';

function refusal(req: PayloadRequest, path: string, label: string, message: string) {
	const refused = new ValidationError({ errors: [{ path, label, message }], req }, req.t);
	// A list has no fields that could be marked.
	if (req.context.ofMany) refused.message = message;
	return refused;
}

/** What only the studio itself does, and nobody asks it to. */
const isOwnStep = (req: PayloadRequest) => req.context.supersedes === true || req.context.sample === true;

const sameEdition = ({ document, language }: Partial<Revision>): Where[] => [
	{ document: { equals: idOf(document) } },
	{ language: { equals: language } },
];

const documentOf = ({ document }: Partial<Revision>, req: PayloadRequest) =>
	req.payload.findByID({
		collection: 'product-documents',
		id: idOf(document),
		select: { title: true, products: true },
		depth: 0,
		disableErrors: true,
		req,
	});

/** What lists of the studio call it. */
export const nameRevision: CollectionBeforeChangeHook<Revision> = async ({ data, originalDoc, req }) => {
	const revision = { ...originalDoc, ...data };
	if ((originalDoc?.state ?? 'draft') !== 'draft' || !revision.document) return data;
	const document = await documentOf(revision, req);
	return { ...data, title: `${document?.title}, ${revision.language}, revision ${nameOfRevision(revision)}` };
};

const nameOfRevision = ({ label, number }: Partial<Revision>) => label || String(number);

/** The catalogue numbers of its products on the day of the release. */
async function referencesOf(req: PayloadRequest, revision: Partial<Revision>): Promise<string> {
	const { products = [] } = (await documentOf(revision, req)) ?? {};
	const where = { id: { in: idsOf(products) } };
	const select = { reference: true } as const;
	const { docs } = await req.payload.find({ collection: 'products', where, select, depth: 0, pagination: false, req });
	return docs.map(({ reference }) => reference).join('\n');
}

/** Two of a number would share an address. */
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
		throw refusal(req, 'number', 'Number', 'There is a revision of this number in this language already.');
}

/** One that comes out behind a newer one is superseded at once. */
async function stateOnRelease(req: PayloadRequest, revision: Partial<Revision>) {
	const newer = { number: { greater_than: revision.number } };
	const where: Where = { and: [...sameEdition(revision), { state: { equals: 'released' } }, newer] };
	const { docs } = await req.payload.find({ collection: 'revisions', where, sort: 'number', limit: 1, depth: 0, req });
	const [next] = docs;
	return next ? { state: 'superseded' as const, endedOn: next.effectiveOn } : { state: 'released' as const };
}

/** Noon of the newest day that has begun anywhere: in the first time zone it begins 14 hours before it does in UTC. */
const newestNoon = () => new Date(Date.now() + (12 + 14) * 3_600_000).toISOString();
const today = () => `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`;

/** Nothing of a released revision changes but its state, and that in one direction. */
export const keepReleased: CollectionBeforeChangeHook<Revision> = async ({ data, originalDoc, operation, req }) => {
	const before = operation === 'create' ? null : originalDoc;
	const was = before?.state ?? 'draft';
	const is = data.state ?? was;
	if (before && was !== 'draft') {
		const [changed] = changedFacts(before, data);
		if (changed) throw refusal(req, changed, changed, frozenWords);
	}
	if (was === 'draft') await refuseTwin(req, { ...data, id: before?.id });
	const problem = isOwnStep(req)
		? null
		: (whyNotNext(was, is) ?? (was !== is && is === 'superseded' ? supersedes : null));
	if (problem) throw refusal(req, 'state', 'State', problem);
	if (!isLotBetween(data.lotsFrom ?? '', '', data.lotsTo ?? '')) throw refusal(req, 'lotsTo', 'Last lot', lotsTurned);
	if (is === 'released' && was === 'draft' && (data.effectiveOn ?? '') > newestNoon())
		throw refusal(req, 'effectiveOn', 'Effective date', notYet);
	if (is === 'withdrawn' && !data.reason?.trim()) throw refusal(req, 'reason', 'Why it was withdrawn', needsReason);
	if (was === is && was !== 'draft') return data;
	if (is === 'withdrawn') return { ...data, endedOn: data.endedOn ?? today() };
	if (is === 'draft' || req.context.supersedes) return data;
	const references = await referencesOf(req, data);
	return req.context.sample ? { ...data, references } : { ...data, references, ...(await stateOnRelease(req, data)) };
};
const supersedes = 'A revision is superseded by releasing a newer one of the same document and language.';
const lotsTurned = 'The last lot comes before the first one: no lot would be between them.';
const notYet = 'A released revision holds at once, and this day is still to come. Leave it a draft until then.';
const needsReason = 'Say why it is withdrawn: visitors read it at its address.';

/** The former one gives way, and the file can be written no more. */
export const afterRelease: CollectionAfterChangeHook<Revision> = async ({ doc, previousDoc, req }) => {
	const isNew = doc.state !== 'draft' && (previousDoc?.state ?? 'draft') === 'draft';
	if (!isNew) return;
	if (!settings.s3.bucket && doc.filename) await sealFile(doc);
	if (doc.state !== 'released' || req.context.sample) return;
	const where: Where = {
		and: [...sameEdition(doc), { state: { equals: 'released' } }, { number: { less_than: doc.number } }],
	};
	const { docs } = await req.payload.find({ collection: 'revisions', where, depth: 0, pagination: false, req });
	const { file } = req;
	// The file of this request belongs to the new revision alone.
	req.file = undefined;
	req.context.supersedes = true;
	const data = { state: 'superseded' as const, endedOn: doc.effectiveOn };
	for (const { id } of docs) await req.payload.update({ collection: 'revisions', id, data, depth: 0, req });
	req.context.supersedes = false;
	req.file = file;
};

async function sealFile({ filename, sha256 }: Revision) {
	const file = join(settings.folders.revisions, filename ?? '');
	const stored = createHash('sha256')
		.update(await readFile(file))
		.digest('hex');
	if (stored !== sha256)
		throw new APIError('The file was not stored as it was sent. Upload it again.', 500, null, true);
	await chmod(file, 0o400);
}

export const onlyDraftsGo: CollectionBeforeDeleteHook = async ({ id, req }) => {
	const { state } = await req.payload.findByID({ collection: 'revisions', id, depth: 0, req });
	if (state !== 'draft') throw new APIError(keptWords, 409, null, true);
};
