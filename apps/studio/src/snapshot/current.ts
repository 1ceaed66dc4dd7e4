import { createHash } from 'node:crypto';
import { type SnapshotPart, snapshotParts } from '@site/contract/snapshot';
import type { Payload, PayloadRequest } from 'payload';
import { atOneMoment } from '../database/at-one-moment.ts';
import { type PictureBook, pictureBook } from '../mapping/picture-book.ts';
import { buildPart, type NotOnSite } from './build-part.ts';
import { fingerprints } from './fingerprints.ts';
import { tellNotOnSite } from './not-on-site.ts';

interface Built {
	fingerprint: string;
	version: string;
	json: string;
	notOnSite: NotOnSite[];
}

type Parts = ReadonlyMap<SnapshotPart, Built>;

/** All parts of one snapshot in time; replaced as a whole. */
let built: Parts = new Map();
let running: Promise<Parts> | undefined;
let following: Promise<Parts> | undefined;

/** If no version of a global ever fitted, the part stays as the site last had it. */
async function rebuild(req: PayloadRequest, name: SnapshotPart, fingerprint: string, book: PictureBook) {
	const { data, notOnSite } = await buildPart(req, name, book);
	tellNotOnSite(req.payload, name, notOnSite);
	if (data === undefined) return { ...(built.get(name) ?? { version: '', json: '' }), fingerprint, notOnSite };
	const json = JSON.stringify(data);
	const version = createHash('sha256').update(json).digest('hex').slice(0, 16);
	return { fingerprint, version, json, notOnSite };
}

/** All parts are read from one snapshot in time, so that a commit during the build is in all of them or in none. */
const build = (payload: Payload): Promise<Parts> =>
	atOneMoment(payload, async (req) => {
		const marks = await fingerprints(req);
		const stale = snapshotParts.filter((name) => built.get(name)?.fingerprint !== marks.get(name));
		if (stale.length === 0) return built;
		const book = await pictureBook(payload, { req });
		const next = new Map(built);
		for (const name of stale) next.set(name, await rebuild(req, name, marks.get(name) ?? '', book));
		return next;
	});

async function refresh(payload: Payload): Promise<Parts> {
	built = await build(payload);
	return built;
}

function start(payload: Payload): Promise<Parts> {
	running = refresh(payload).finally(() => {
		running = undefined;
	});
	return running;
}

/**
 * All current parts, of one snapshot in time. Only parts with changed rows are built again. One build at a time:
 * callers during a build get the next one, which includes their latest commits.
 */
export function currentSnapshot(payload: Payload): Promise<Parts> {
	if (!running && !following) return start(payload);
	following ??= Promise.resolve(running)
		.catch(() => undefined)
		.then(() => {
			following = undefined;
			return start(payload);
		});
	return following;
}
