import { isTimeZone, momentIn } from '@site/contract/zoned-time';
import type { PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import type { Release } from '../payload-types.ts';
import { refusal } from '../server/refusal.ts';
import { type Say, sayTo } from '../words/said.ts';
import { rehearseRelease, whyNotLive } from './go-live.ts';
import { inWords, type ReleaseProblem } from './release-items.ts';
import { mustBeSeen } from './seen.ts';
import { lockedRelease, saveRelease } from './stored-release.ts';

/** A local time such as `2026-12-02T09:30` in the zone, as a future moment. */
function plannedMoment(wall: string, timeZone: string, say: Say, now = Date.now()): string {
	const [day = '', time = ''] = wall.split('T');
	if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time))
		throw refusal(say('Say the day and the time.', '请填写日期和时间。'));
	if (!isTimeZone(timeZone))
		throw refusal(
			say(
				'Say a time zone, such as Europe/Berlin or Asia/Shanghai.',
				'请填写时区，例如 Europe/Berlin 或 Asia/Shanghai。',
			),
		);
	const moment = momentIn(timeZone, { day, time });
	if (!(moment > now)) throw refusal(say('That time is over.', '该时间已过。'));
	return new Date(moment).toISOString();
}

/** Tries the whole release and stores the problems found. */
export async function checkRelease(req: PayloadRequest, id: number): Promise<ReleaseProblem[]> {
	const release = await req.payload.findByID({ collection: 'releases', id, depth: 0 });
	const problems = await rehearseRelease(req, release);
	await inTransaction(req, async () => {
		const { items } = await lockedRelease(req, id);
		// Items added during the check were not checked.
		if (JSON.stringify(items) !== JSON.stringify(release.items)) return;
		await saveRelease(req, id, { problems, checkedAt: new Date().toISOString() });
	});
	return problems;
}

/** Refuses a release that could not go live now, with all its problems. */
export async function mustBeFit(req: PayloadRequest, id: number): Promise<void> {
	const problems = await checkRelease(req, id);
	if (problems.length > 0) throw refusal(inWords(problems));
}

/** Day and time from the form, and the contents that its page showed. */
type Plan = { wall: string; timeZone: string; seen: string };

export async function plan(req: PayloadRequest, id: number, { wall, timeZone, seen }: Plan): Promise<Release> {
	const at = plannedMoment(wall, timeZone, sayTo(req));
	await mustBeFit(req, id);
	return inTransaction(req, async () => {
		const release = await lockedRelease(req, id);
		if (release.state !== 'open')
			throw refusal(sayTo(req)(`This release is ${release.state}.`, '此发布批次的状态不允许此操作。'));
		const problem = await whyNotLive(req, release);
		if (problem) throw refusal(problem);
		mustBeSeen(req, release, seen);
		const by = { planner: Number(req.user?.id), plannerName: req.user?.name ?? '' };
		return saveRelease(req, id, { state: 'scheduled', at, timeZone, failure: null, ...by });
	});
}

/** Opens a scheduled release again, so that it can be changed. */
export const unplan = (req: PayloadRequest, id: number): Promise<Release> =>
	inTransaction(req, async () => {
		const release = await lockedRelease(req, id);
		if (release.state !== 'scheduled')
			throw refusal(sayTo(req)(`This release is ${release.state}.`, '此发布批次的状态不允许此操作。'));
		return saveRelease(req, id, { state: 'open' });
	});
