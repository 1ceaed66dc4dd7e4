import { expect, it } from 'vitest';
import { dotsFrom } from './dots.ts';

const placesIn = (path: string) => path.match(/M\d+ \d+/g) ?? [];

it('a hundred dots stand in ten rows of ten, each at a place of its own (INFO-24)', () => {
	const places = [...placesIn(dotsFrom(0, 85)), ...placesIn(dotsFrom(85, 100))];
	expect(new Set(places).size).toBe(100);
	expect(places[0]).toBe('M5 5');
	expect(places[10]).toBe('M5 15');
	expect(places[99]).toBe('M95 95');
});

it('as many dots are drawn as there are, and none for none (INFO-24)', () => {
	expect(placesIn(dotsFrom(0, 99))).toHaveLength(99);
	expect(dotsFrom(100, 100)).toBe('');
});
