export type TimerTime = { at: number; for?: string | undefined };
export type TimerPlan = { times: readonly TimerTime[]; readUntil: number | null };
export type TimerState =
	| { phase: 'waiting'; left: number; of?: string | undefined }
	| { phase: 'read'; of?: string | undefined }
	| { phase: 'late' };

/** An end that takes as long as this is not too late by a blink. */
const grace = 60;
/** After a day nobody waits for it any more. */
export const forgotten = 86_400_000;

/** Where a test that was started stands now, by the clock alone: a phone that slept or a closed page changes nothing. */
export function timerState({ times, readUntil }: TimerPlan, startedAt: number, now: number): TimerState {
	const passed = Math.max(0, (now - startedAt) / 1000);
	const last = times.at(-1);
	if (!last) return { phase: 'read' };
	if (readUntil !== null && passed > Math.max(readUntil, last.at + grace)) return { phase: 'late' };
	const next = times.find(({ at }) => passed < at);
	const due = times.findLast(({ at }) => passed >= at && passed < at + grace);
	// What is to be read at this moment goes before what is to be waited for.
	if (due && next && times.length > 1) return { phase: 'read', of: due.for };
	if (next) return { phase: 'waiting', left: Math.ceil(next.at - passed), of: next.for };
	return { phase: 'read', of: last.for };
}

export const clockText = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
