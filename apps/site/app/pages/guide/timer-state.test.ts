import { expect, it } from 'vitest';
import { clockText, timerState } from './timer-state.ts';

const minute = 60_000;
const begun = Date.UTC(2026, 0, 1);
const stick = { times: [{ at: 180 }], readUntil: 600 };

it('after any pause the timer shows the time by the clock', { tags: '@READ-9' }, () => {
	const at = (passed: number) => timerState(stick, begun, begun + passed);
	expect(at(0)).toEqual({ phase: 'waiting', left: 180, of: undefined });
	expect(at(2.5 * minute)).toEqual({ phase: 'waiting', left: 30, of: undefined });
	expect(at(3 * minute)).toEqual({ phase: 'read', of: undefined });
	expect(at(10 * minute)).toEqual({ phase: 'read', of: undefined });
	expect(at(10 * minute + 1)).toEqual({ phase: 'late' });
	// If the clock is set back, the countdown never exceeds the whole time.
	expect(at(-5 * minute)).toEqual({ phase: 'waiting', left: 180, of: undefined });
});

it('without a last time nothing is too late, and two pads have two times', { tags: '@READ-9' }, () => {
	expect(timerState({ times: [{ at: 300 }], readUntil: null }, begun, begun + 60 * minute).phase).toBe('read');
	const pads = {
		times: [
			{ at: 60, for: 'nitrite' },
			{ at: 120, for: 'leukocytes' },
		],
		readUntil: 120,
	};
	expect(timerState(pads, begun, begun + 30_000)).toEqual({ phase: 'waiting', left: 30, of: 'nitrite' });
	expect(timerState(pads, begun, begun + 70_000)).toEqual({ phase: 'read', of: 'nitrite' });
	expect(timerState(pads, begun, begun + 125_000)).toEqual({ phase: 'read', of: 'leukocytes' });
	expect(timerState(pads, begun, begun + 200_000).phase).toBe('late');
});

it('the remaining time is written as on a clock', () => {
	expect([clockText(180), clockText(65), clockText(9)]).toEqual(['3:00', '1:05', '0:09']);
});
