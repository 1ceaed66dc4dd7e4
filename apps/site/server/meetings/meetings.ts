import { randomUUID } from 'node:crypto';
import type { Language } from '@site/contract/language';
import type { BookingWish, ChangeAnswer } from '@site/contract/meeting-answers';
import { makeMeetingKey, type Wish, wishIn } from '@site/contract/meeting-key';
import { type MeetingState, slotOf } from '@site/contract/meeting-links';
import type { MeetingTime } from '@site/contract/meeting-text';
import type { Content } from '../content/content.ts';
import { createGate } from './gate.ts';
import { createOfferedTimes } from './offered-times.ts';
import type { MeetingCalls } from './studio-calls.ts';

/** Concurrent calls: the studio has ten database connections, and other work. */
const atOnce = 8;
const longestWait = 5000;
const refreshEvery = 2000;
/** After a failure, no visitor waits for the studio for this long. */
const rest = 5000;
const usualMinutes = 30;

export type ChosenTime = Pick<BookingWish, 'firstName' | 'lastName' | 'email'> & {
	wish: Wish;
	language: Language;
	/** Identifies the form when it is sent again; empty if nothing can. */
	forms: readonly string[];
	/** Looks like a machine's: staff decide. */
	suspected: boolean;
};
/** `wished`: we confirm by e-mail. */
export type Booked = { outcome: 'confirmed' | 'wished'; key: string } | { outcome: 'taken' | 'gone' };

/** `waiting`: the studio does not have it yet; `unknown`: it can not be asked. */
export type MeetingStanding = {
	state: MeetingState | 'waiting' | 'unknown';
	event: number;
	time: MeetingTime;
	reference: string;
};

type Needs = {
	content: () => Content;
	/** False for a site that lost its content, until the studio sends it again. */
	isThere?: () => boolean;
	calls: MeetingCalls | null;
	/** Signs the links of meetings. */
	secret: string;
	now?: () => number;
	onChange?: () => void;
};

/** Books times of events. The studio's database decides; without it, a time is noted as a wish (MEET-10). */
export function createMeetings(needs: Needs) {
	const { content, isThere = () => true, calls, secret, now = Date.now, onChange = () => undefined } = needs;
	const times = createOfferedTimes({ content, taken: calls?.taken, now, onChange });
	const gate = createGate(atOnce, longestWait);
	let restsUntil = 0;

	async function ask(wish: BookingWish, slot: string): Promise<Booked> {
		const [key = ''] = wish.keys;
		const wished = { outcome: 'wished', key } as const;
		if (!calls || now() < restsUntil) return times.isTaken(slot) ? { outcome: 'taken' } : wished;
		const place = await gate.enter();
		if (place === 'gave up') return wished;
		try {
			// After a wait, the time may be known as taken without a call to the studio.
			if (place === 'waited' && times.isTaken(slot)) return { outcome: 'taken' };
			if (now() < restsUntil) return wished;
			const answer = await calls.book(wish);
			if (answer.outcome === 'enough') return wished;
			if (answer.outcome !== 'gone') times.noteTaken(slot);
			return answer;
		} catch {
			restsUntil = now() + rest;
			return wished;
		} finally {
			gate.leave();
		}
	}

	/** The time according to the content. */
	function wishedTime({ event, startsAt }: Wish): MeetingTime {
		const meetings = content().snapshot.events.find(({ id }) => id === event)?.meetings;
		const { minutes = usualMinutes } = meetings?.times.find((time) => time.startsAt === startsAt) ?? {};
		return { startsAt, minutes, timeZone: meetings?.timeZone ?? 'UTC' };
	}

	return {
		offered: times.offered,
		book({ wish, forms, suspected, ...person }: ChosenTime): Promise<Booked> | Booked {
			const { event, startsAt } = wish;
			if (!times.isPublished(event, startsAt)) return { outcome: 'gone' };
			const keys = (forms.length > 0 ? forms : [randomUUID()]).map((form) => makeMeetingKey(secret, wish, form));
			const [key = ''] = keys;
			if (suspected) return { outcome: 'wished', key };
			return ask({ event, startsAt, keys, ...person }, slotOf(event, startsAt));
		},
		/** The state of a meeting, for a visitor with its key; null if the key is wrong. */
		async standing(key: string): Promise<MeetingStanding | null> {
			const wish = wishIn(secret, key);
			if (!wish) return null;
			const waiting = { event: wish.event, time: wishedTime(wish), reference: '' };
			try {
				const standing = calls && (await calls.standing(key));
				if (!standing) return { ...waiting, state: 'waiting' };
				const { state, event, startsAt, minutes, timeZone, reference } = standing;
				return { state, event, time: { startsAt, minutes, timeZone }, reference };
			} catch {
				return { ...waiting, state: 'unknown' };
			}
		},
		/** Moves the meeting, or cancels it if no other time is given. Fails while the studio cannot be reached. */
		async change(key: string, startsAt?: string): Promise<ChangeAnswer['outcome']> {
			const wish = wishIn(secret, key);
			if (!wish) return 'unknown';
			if (!calls) throw new Error('There is no studio to ask');
			const outcome = await calls.change({ key, ...(startsAt !== undefined && { startsAt }) });
			if (startsAt !== undefined && ['moved', 'taken'].includes(outcome)) times.noteTaken(slotOf(wish.event, startsAt));
			await times.refresh();
			return outcome;
		},
		refresh: times.refresh,
		/** Keeps the offered times current. */
		follow() {
			const refresh = () => void (isThere() && times.refresh());
			refresh();
			const timer = setInterval(refresh, refreshEvery).unref();
			return () => clearInterval(timer);
		},
	};
}
export type Meetings = ReturnType<typeof createMeetings>;
