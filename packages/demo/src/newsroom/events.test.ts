import { Event } from '@site/contract/newsroom';
import { wallClockIn } from '@site/contract/zoned-time';
import { describe, expect, test } from 'vitest';
import { events } from './events.ts';

describe('the sample events', () => {
	test.each(events)('hold a valid event: $slug', (event) => {
		expect(Event.parse(event)).toEqual(event);
	});

	test('are eight, each with its own id and address', () => {
		expect(events).toHaveLength(8);
		expect(new Set(events.map((event) => event.id)).size).toBe(8);
		expect(new Set(events.map((event) => event.slug)).size).toBe(8);
	});

	test('end no earlier than they start', () => {
		expect(events.filter((event) => event.endsOn < event.startsOn)).toEqual([]);
	});

	test('are partly over and partly still to come', () => {
		expect(events.filter((event) => event.endsOn < '2026-11-15')).toHaveLength(4);
		expect(events.filter((event) => event.startsOn >= '2026-12-01')).toHaveLength(4);
	});

	test('say title and place in both languages, and the booth', () => {
		expect(events.filter(({ title, address, booth }) => !title.cn || !address.cn || !booth)).toEqual([]);
	});

	test('link our own pages, and a future one links its organizer', { tags: '@PAGE-26' }, () => {
		const outside = events.filter((event) => event.url !== '');
		expect(outside.map(({ slug, url }) => [slug, url])).toEqual([
			['gulf-medical-trade-fair-2027', 'https://example.com/events/gulf-medical-trade-fair-2027'],
		]);
		expect(outside.every(({ startsOn }) => startsOn >= '2026-12-01')).toBe(true);
	});

	test('offer meeting times at two future ones, on the days of the event', () => {
		const withTimes = events.flatMap((event) => (event.meetings ? [{ ...event, ...event.meetings }] : []));
		expect(withTimes.map(({ id, times }) => [id, times.length])).toEqual([
			[5, 12],
			[6, 21],
		]);
		for (const { startsOn, endsOn, times, timeZone } of withTimes)
			for (const { startsAt } of times) {
				const { day, time } = wallClockIn(timeZone, startsAt);
				expect(day >= startsOn && day <= endsOn && time >= '09:00' && time < '17:00').toBe(true);
			}
	});

	test('name the exhibits of future ones, each with a link', { tags: '@PAGE-28' }, () => {
		const toCome = events.filter((event) => event.endsOn >= '2026-11-15');
		const shown = toCome.map(({ sections }) =>
			sections.flatMap((section) => (section.kind === 'cards' ? section.items.map(({ action }) => action?.to) : [])),
		);
		expect(shown.map((targets) => targets.filter(Boolean).length)).toEqual([3, 3, 3, 3]);
	});

	test('include two without a picture and one with a very long title', () => {
		expect(events.filter((event) => event.picture === null)).toHaveLength(2);
		expect(events.filter((event) => event.title.en.length > 100)).toHaveLength(1);
	});
});
