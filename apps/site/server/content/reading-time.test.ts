import { expect, it } from 'vitest';
import { readingMinutes } from './newsroom.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it('reading time counts English by words: 220 a minute', () => {
	expect(readingMinutes(`<p>${words(440)}</p>`)).toBe(2);
	expect(readingMinutes(`<p>${words(700)}</p>`)).toBe(3);
});

it('reading time counts Chinese by characters: 350 a minute', () => {
	expect(readingMinutes(`<p>${'检测'.repeat(350)}</p>`)).toBe(2);
});

it('tags, attributes and punctuation do not count, and the minimum is one minute', () => {
	expect(readingMinutes(`<p><a href="${words(900)}">Read</a> – this &amp; that.</p>`)).toBe(1);
	expect(readingMinutes('')).toBe(1);
});
