import { createLocalReq, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import type { Release } from '../payload-types.ts';
import { refusal } from '../server/refusal.ts';
import { sayTo } from '../words/said.ts';
import { aloneWithItems, KeptBack, putLive, takeOff } from './put-live.ts';
import { inWords, itemsOf, type ReleaseItem, type ReleaseProblem } from './release-items.ts';
import { regulatedItems } from './second-person.ts';
import { lockedRelease, saveRelease } from './stored-release.ts';

/** Sets the request context for the hooks of content and for the audit log. */
export function inContext(req: PayloadRequest, { name, approvedAt, approverName }: Release, what = 'release') {
	const agreed = approvedAt ? `, approved by ${approverName}` : '';
	req.context = { ...req.context, isApproved: Boolean(approvedAt), reason: `${what} “${name}”${agreed}` };
}

/** Tries the whole release in transactions that are rolled back, and returns each item that blocks the others. */
export async function rehearseRelease({ payload, user }: PayloadRequest, release: Release): Promise<ReleaseProblem[]> {
	const problems: ReleaseProblem[] = [];
	let rest: readonly ReleaseItem[] = itemsOf(release);
	for (;;) {
		const req = await createLocalReq({ user: user ?? undefined }, payload);
		// As if approved: whether it is approved is checked separately.
		inContext(req, { ...release, approvedAt: new Date().toISOString() });
		req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
		try {
			await putLive(req, rest);
			return problems;
		} catch (error) {
			if (!(error instanceof KeptBack) || !error.isOfContent) throw error;
			const { key, title } = error.item;
			problems.push({ key, title, reason: error.message });
			rest = rest.filter((item) => item.key !== key);
		} finally {
			if (req.transactionID) await payload.db.rollbackTransaction(await req.transactionID);
		}
	}
}

/** Why a release cannot go live, apart from its content; null if it can. */
export async function whyNotLive(req: PayloadRequest, release: Release): Promise<string | null> {
	if (itemsOf(release).length === 0) return sayTo(req)('There is nothing in it yet.', '其中还没有内容。');
	if (release.approvedAt) return null;
	const [first, ...more] = await regulatedItems(req, release);
	if (!first) return null;
	const others = more.length > 0 ? sayTo(req)(` and ${more.length} more`, `及另外 ${more.length} 项`) : '';
	return sayTo(req)(
		`“${first.title}”${others} needs a second person: somebody else has to approve this release first.`,
		`“${first.title}”${others}需要第二人：须先由他人批准此发布批次。`,
	);
}

const named = (error: unknown) =>
	error instanceof KeptBack && error.isOfContent
		? refusal(inWords([{ key: error.item.key, title: error.item.title, reason: error.message }]))
		: error;

/**
 * Publishes everything in one transaction. The site reads all parts in one snapshot: before the commit it sees nothing
 * of the release, after it everything. If the studio crashes on the way, nothing has changed.
 */
export async function goLive(
	req: PayloadRequest,
	id: number,
	from: Release['state'],
	check: (release: Release) => void = () => {},
): Promise<Release> {
	try {
		return await inTransaction(req, async () => {
			const release = await lockedRelease(req, id);
			if (release.state !== from)
				throw refusal(sayTo(req)(`This release is ${release.state}.`, '此发布批次的状态不允许此操作。'));
			const problem = await whyNotLive(req, release);
			if (problem) throw refusal(problem);
			check(release);
			const { context } = req;
			inContext(req, release);
			const items = await putLive(req, itemsOf(release));
			req.context = context;
			const liveBy = req.user?.name ?? '';
			const done = { state: 'live' as const, liveAt: new Date().toISOString(), liveBy, problems: [], failure: null };
			return saveRelease(req, id, { ...done, items });
		});
	} catch (error) {
		throw named(error);
	}
}

/** Rolls back everything in one transaction, except items that are to stay as they are now. */
export async function takeBack(
	req: PayloadRequest,
	id: number,
	check: (release: Release) => Promise<{ problem: string | null; items: ReleaseItem[] }>,
): Promise<Release> {
	try {
		return await inTransaction(req, async () => {
			const release = await lockedRelease(req, id);
			if (release.state !== 'live')
				throw refusal(sayTo(req)(`This release is ${release.state}.`, '此发布批次的状态不允许此操作。'));
			await aloneWithItems(req, itemsOf(release));
			const { problem, items } = await check(release);
			if (problem) throw refusal(problem);
			const { context } = req;
			inContext(req, release, 'taken back: release');
			// The restored content was approved earlier; the user's right to roll back was checked above.
			req.context = { ...req.context, isApproved: true, takesBack: true };
			await takeOff(req, items);
			req.context = context;
			const takenBackAt = new Date().toISOString();
			return saveRelease(req, id, { state: 'taken back', takenBackAt, takenBackBy: req.user?.name ?? '' });
		});
	} catch (error) {
		throw named(error);
	}
}
