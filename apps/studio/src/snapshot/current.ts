import { createHash } from 'node:crypto';
import { type SnapshotPart, snapshotParts } from '@site/contract/snapshot';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { type PictureBook, pictureBook } from '../mapping/picture-book.ts';
import { buildPart, type NotOnSite } from './build-part.ts';
import { fingerprints } from './fingerprints.ts';

/** Reads the database as it is at one moment, whatever is committed while the work goes on. */
async function atOneMoment<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
	const req = await createLocalReq({}, payload);
	const { db } = payload;
	const moment = await db.beginTransaction({ isolationLevel: 'repeatable read', accessMode: 'read only' });
	req.transactionID = moment ?? undefined;
	try {
		return await work(req);
	} finally {
		if (moment) await db.rollbackTransaction(moment);
	}
}

const told = new Map<SnapshotPart, Set<string>>();

/** Logs once, not at every poll, that published content is not on the site, and why. */
function tellNotOnSite(payload: Payload, name: SnapshotPart, list: NotOnSite[]): void {
	const before = told.get(name) ?? new Set<string>();
	const now = new Map(list.map((one) => [`${one.slug}/${one.id ?? ''} ${one.reason}`, one]));
	for (const [key, { slug, id, reason, hasFormer }] of now)
		if (!before.has(key))
			payload.logger.error({ msg: `not on the site: ${[slug, id].filter(Boolean).join('/')}`, reason, hasFormer });
	told.set(name, new Set(now.keys()));
}

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
