import { expect, it } from 'vitest';
import { dotsFrom } from './hundred-dots.tsx';

/** The positions of the dashes of a path. */
const placesIn = (path: string) =>
	[...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
		Array.from({ length: Math.ceil(Number(length) / 10) }, (_, index) => `${Number(x) + index * 10} ${y}`),
	);

it.each([0, 1, 9, 10, 85, 99, 100])('%i dots and the others form ten rows of ten', { tags: '@INFO-24' }, (count) => {
	const large = placesIn(dotsFrom(0, count));
	const places = [...large, ...placesIn(dotsFrom(count, 100))];
	expect(large).toHaveLength(count);
	expect(new Set(places).size).toBe(100);
	expect([places[0], places[10], places[99]]).toEqual(['5 5', '5 15', '95 95']);
});
