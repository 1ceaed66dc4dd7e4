export type TimerTime = { at: number; for?: string | undefined };
export type TimerPlan = { times: readonly TimerTime[]; readUntil: number | null };
export type TimerState =
	| { phase: 'waiting'; left: number; of?: string | undefined }
	| { phase: 'read'; of?: string | undefined }
	| { phase: 'late' };

/** Seconds after a reading time during which the reading is due, and never too late. */
const grace = 60;
/** After a day, a started timer is dropped. */
export const forgotten = 86_400_000;

/**
 * The state of a started test, computed from the clock alone, so that a sleeping phone or a closed page does not
 * matter.
 */
export function timerState({ times, readUntil }: TimerPlan, startedAt: number, now: number): TimerState {
	const passed = Math.max(0, (now - startedAt) / 1000);
	const last = times.at(-1);
	if (!last) return { phase: 'read' };
	if (readUntil !== null && passed > Math.max(readUntil, last.at + grace)) return { phase: 'late' };
	const next = times.find(({ at }) => passed < at);
	const due = times.findLast(({ at }) => passed >= at && passed < at + grace);
	// A reading that is due now has priority over the next waiting time.
	if (due && next && times.length > 1) return { phase: 'read', of: due.for };
	if (next) return { phase: 'waiting', left: Math.ceil(next.at - passed), of: next.for };
	return { phase: 'read', of: last.for };
}

export const clockText = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
