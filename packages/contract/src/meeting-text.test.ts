import { expect, it } from 'vitest';
import { makeMeetingKey, wishIn } from './meeting-key.ts';
import { meetingText } from './meeting-text.ts';

const time = { startsAt: '2026-12-02T17:00:00.000Z', minutes: 30, timeZone: 'America/Los_Angeles' };

it('a time has its day and the name of its zone, in both languages', { tags: '@MEET-4' }, () => {
	expect(meetingText(time, 'en')).toBe(
		'Wednesday, December 2, 2026, 9:00\u00a0AM–9:30\u00a0AM (Pacific Standard Time)',
	);
	expect(meetingText(time, 'cn')).toBe('2026年12月2日星期三 09:00–09:30（北美太平洋标准时间）');
});

it('a key states the time, is stable for a form, and needs the secret', { tags: '@MEET-8' }, () => {
	const wish = { event: 5, startsAt: time.startsAt };
	const key = makeMeetingKey('secret', wish, 'form 1');
	expect(makeMeetingKey('secret', wish, 'form 1')).toBe(key);
	expect(makeMeetingKey('secret', wish, 'form 2')).not.toBe(key);
	expect(wishIn('secret', key)).toEqual(wish);
	const moved = key.replace(/^5\./, '6.');
	for (const wrong of [moved, key.slice(0, -1), `${key}A`, '', 'x'.repeat(500)])
		expect(wishIn('secret', wrong)).toBeUndefined();
	expect(wishIn('another', key)).toBeUndefined();
	expect(wishIn('', key)).toBeUndefined();
});
