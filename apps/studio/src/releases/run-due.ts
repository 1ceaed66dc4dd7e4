import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { queued } from '../mail/queued.ts';
import type { Release } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { reasonOf } from '../words/reason-of.ts';
import { goLive } from './go-live.ts';
import { lockedRelease, saveRelease } from './stored-release.ts';

/** Time for the database to come back; if it still fails after that, people are notified. */
const patience = 10 * 60_000;

const isRefused = (error: unknown) =>
	typeof error === 'object' && error !== null && 'status' in error && Number(error.status) < 500;

/** A request as the colleague who planned it, with their current rights. */
async function requestOf(payload: Payload, { planner }: Release): Promise<PayloadRequest> {
	const found = planner
		? await payload.findByID({ collection: 'users', id: planner, depth: 0, disableErrors: true })
		: null;
	return createLocalReq(found ? { user: { ...found, collection: 'users' } } : {}, payload);
}

/** Reopens the release with the reason and notifies the colleague who planned it; the content stays unchanged. */
async function giveUp(payload: Payload, { id }: Release, reason: string): Promise<void> {
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => {
		const release = await lockedRelease(req, id);
		if (release.state !== 'scheduled') return;
		const { name, planner, at } = await saveRelease(req, id, { state: 'open', failure: reason });
		const person = planner
			? await payload.findByID({ collection: 'users', id: planner, depth: 0, disableErrors: true, req })
			: null;
		if (!person) return;
		const subject = `Release not live as scheduled: ${name.replace(/\s+/g, ' ').slice(0, 120)}`;
		const text = [
			`“${name}” was to go live now, and did not; nothing of it is on the site: ${reason}`,
			`Open it, mend it and schedule it anew: ${settings.studioUrl}/admin/releases/${id}`,
		].join('\n\n');
		const mail = { ...queued(`release-${id}-${at}`, 'editor'), to: person.email, subject, text };
		await payload.create({ collection: 'mails', data: mail, req });
	});
}

/**
 * Publishes releases that are due. The state is written in the publishing transaction: after a crash a release is
 * either live, or still due and tried again; of several studios only one finds it due. After an error other than a
 * refusal it is tried again in the next run, and does not block later releases.
 */
export async function runDueReleases(payload: Payload): Promise<void> {
	const due = { state: { equals: 'scheduled' }, at: { less_than_equal: new Date().toISOString() } };
	const { docs } = await payload.find({ collection: 'releases', where: due, sort: 'at', limit: 20, depth: 0 });
	const failed: unknown[] = [];
	for (const release of docs)
		try {
			await goLive(await requestOf(payload, release), release.id, 'scheduled');
			payload.logger.info({ msg: `release ${release.id} is live as scheduled` });
		} catch (error) {
			const isOver = Date.now() > Date.parse(release.at ?? '') + patience;
			if (!isRefused(error) && !isOver) {
				failed.push(error);
				continue;
			}
			payload.logger.warn({ msg: `release ${release.id} is not live as scheduled`, reason: reasonOf(error) });
			await giveUp(payload, release, reasonOf(error));
		}
	if (failed.length > 0) throw new AggregateError(failed, failed.map((error) => reasonOf(error)).join(' · '));
}
