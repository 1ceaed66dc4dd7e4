import { isPreviewToken, makePreviewToken, previewSeconds } from '@site/contract/preview-token';
import { type ReleasePreview, releasePreviewPath } from '@site/contract/release-preview';
import { type SnapshotPart, snapshotParts } from '@site/contract/snapshot';
import { createLocalReq, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { forSite } from '../access/bearer.ts';
import { pictureBook } from '../mapping/picture-book.ts';
import type { Release } from '../payload-types.ts';
import { forbidden, notFound, refused } from '../server/endpoint.ts';
import { isObject } from '../server/is-object.ts';
import { settings } from '../settings.ts';
import { buildPart } from '../snapshot/build-part.ts';
import { fingerprints } from '../snapshot/fingerprints.ts';
import { partOf, parts } from '../snapshot/parts.ts';
import { inContext } from './go-live.ts';
import { KeptBack, putLive } from './put-live.ts';
import { inWords, itemsOf } from './release-items.ts';

/** A signed link, valid for an hour, that shows the site with the release applied. */
export function previewLink({ id }: Release): string {
	const token = makePreviewToken(settings.token, 'release', String(id), Math.floor(Date.now() / 1000) + previewSeconds);
	return `${settings.siteUrl}${releasePreviewPath}?release=${id}&token=${token}`;
}

type Built = Map<SnapshotPart, unknown>;

async function build(req: PayloadRequest, names: readonly SnapshotPart[]): Promise<Built> {
	const book = await pictureBook(req.payload, { req });
	const built: Built = new Map();
	for (const name of names) built.set(name, (await buildPart(req, name, book)).data);
	return built;
}

/** For lists: the changed items. For globals: the whole value. */
function differing(name: SnapshotPart, before: unknown, after: unknown): unknown {
	if ('global' in parts[name] || !Array.isArray(before) || !Array.isArray(after)) return after;
	const known = new Set(before.filter(isObject).map((item) => JSON.stringify(item)));
	return after.filter((item) => !known.has(JSON.stringify(item)));
}

/** Builds the changed parts in a transaction that is rolled back. */
async function previewOf(payload: Payload, release: Release): Promise<ReleasePreview> {
	const items = itemsOf(release);
	// Going live may add redirects from former addresses.
	const kinds = [...items.map(({ kind }) => kind), 'redirects'];
	const names = snapshotParts.filter((name) => kinds.some((kind) => partOf(kind) === name));
	const req = await createLocalReq({}, payload);
	inContext(req, { ...release, approvedAt: new Date().toISOString() });
	// Needs no user: the link is signed, and nothing is kept.
	req.context.cause = 'trial';
	req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
	try {
		const before = await build(req, names);
		await putLive(req, items);
		const after = await build(req, names);
		const found = names.map((name) => [name, differing(name, before.get(name), after.get(name))]);
		return { name: release.name, parts: Object.fromEntries(found) };
	} finally {
		if (req.transactionID) await payload.db.rollbackTransaction(await req.transactionID);
	}
}

/** Few releases are previewed on one day. */
const mostKept = 20;
const kept = new Map<number, { mark: string; preview: Promise<ReleasePreview> }>();

/** Built once for each version of the release and of the site, since the link may be opened often. */
async function keptPreview(payload: Payload, release: Release): Promise<ReleasePreview> {
	const marks = await fingerprints(await createLocalReq({}, payload));
	const mark = [release.updatedAt, ...marks.values()].join(' ');
	const known = kept.get(release.id);
	if (known?.mark === mark) return known.preview;
	const preview = previewOf(payload, release);
	kept.delete(release.id);
	kept.set(release.id, { mark, preview });
	for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
	preview.catch((error: unknown) => {
		if (!(error instanceof KeptBack && error.isOfContent) && kept.get(release.id)?.preview === preview)
			kept.delete(release.id);
	});
	return preview;
}

export const releasePreviewEndpoint: Endpoint = {
	path: '/preview/release',
	method: 'get',
	handler: forSite(async ({ payload, searchParams }) => {
		const id = searchParams.get('id') ?? '';
		if (!isPreviewToken(settings.token, 'release', id, searchParams.get('token') ?? '')) return forbidden();
		const wanted = { collection: 'releases' as const, id: Number(id), depth: 0, disableErrors: true };
		const release = await payload.findByID(wanted);
		if (!release || release.state === 'live' || release.state === 'taken back') return notFound();
		try {
			return Response.json(await keptPreview(payload, release), { headers: { 'Cache-Control': 'no-store' } });
		} catch (error) {
			if (!(error instanceof KeptBack)) throw error;
			const { key, title } = error.item;
			return refused(422, inWords([{ key, title, reason: error.message }]));
		}
	}),
};
