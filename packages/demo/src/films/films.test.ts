import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoSnapshot } from '../snapshot.ts';
import manifest from './films.json' with { type: 'json' };
import { films } from './films.ts';
import { type FilmName, scripts, timesOf } from './scenes.ts';

const names = Object.keys(scripts) as FilmName[];

describe.each(names)('the film %s', (name) => {
	const bytes = readFileSync(new URL(`../../films/${name}.mp4`, import.meta.url));

	test('is the one that the manifest names, short and small', () => {
		const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
		expect(manifest[name]).toEqual({ hash, bytes: bytes.length });
		expect(bytes.length).toBeLessThan(1024 * 1024);
		const { end = 0 } = timesOf(scripts[name]).at(-1) ?? {};
		expect(end).toBeGreaterThanOrEqual(20);
		expect(end).toBeLessThanOrEqual(40);
	});

	test('starts before it has loaded completely', () => {
		expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
	});
});

test('captions cover every scene in both languages, without overlap', () => {
	for (const { captions } of films) {
		const english = captions.english.match(/^\d\d:.*$/gm) ?? [];
		expect(captions.chinese.match(/^\d\d:.*$/gm)).toEqual(english);
		const times = english.flatMap((line) => line.match(/\d\d:\d\d\.\d{3}/g) ?? []);
		expect(times).toEqual(times.toSorted());
		expect(captions.english).not.toMatch(/\p{Script=Han}/u);
		expect(captions.chinese.split('\n').filter((line) => /[a-z]{3}/.test(line) && !/-->/.test(line))).toEqual([]);
	}
});

/**
 * The films show a nasal swab, a tube, drops into one cassette, and a window with C and T; other tests work
 * differently.
 */
test('a product shows only films of its procedure', () => {
	const [collecting = 0, running = 0, reading = 0] = films.map(({ id }) => id);
	for (const { slug, filmIds, specifications, resultGuide } of demoSnapshot.products) {
		const { value } = specifications.find(({ key }) => key === 'specimen') ?? {};
		if (filmIds.includes(collecting) || filmIds.includes(running)) expect(value?.en, slug).toMatch(/nas\w+ swab/i);
		if (filmIds.includes(reading)) {
			expect(resultGuide?.reading, slug).toBe('appears');
			expect(
				resultGuide?.lines.map(({ mark }) => mark),
				slug,
			).toEqual(['T']);
		}
	}
});
