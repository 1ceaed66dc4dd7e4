import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerTemplates } from './desk/answer-templates.ts';
import { demoSnapshot } from './snapshot.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const rows = read('docs/glossary.md')
	.split('\n')
	.filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
	.map((line) => line.slice(1, -1).split('|'))
	.map(([english = '', chinese = '', , not = '']) => ({
		english: english.trim(),
		chinese: chinese.trim(),
		variants: not.split('、').flatMap((variant) => variant.trim() || []),
	}));
const variants = rows.flatMap((row) => row.variants);

interface Passage {
	place: string;
	text: string;
}

/** All Chinese texts except keywords, which follow what visitors type. */
function passagesIn(value: unknown, place = ''): Passage[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => {
		if (name === 'keywords') return [];
		if (name === 'cn' && typeof inner === 'string') return [{ place, text: inner }];
		return passagesIn(inner, `${place}/${name}`);
	});
}

const content = passagesIn({ ...demoSnapshot, answerTemplates });
const wordsIn = (folder: string, isChinese: (file: string) => boolean = () => true): Passage[] =>
	readdirSync(new URL(folder, root))
		.filter(isChinese)
		.map((file) => ({ place: file, text: read(folder + file) }));
const messages = wordsIn('apps/site/app/messages/');
const papers = wordsIn('packages/demo/scripts/prepare/papers/words/', (file) => file.endsWith('zh.ts'));

/** `2026年1月2日`, `2026年`, `1月2日`. */
const date = /\d{4}年(?:\d{1,2}月(?:\d{1,2}日)?)?|\d{1,2}月(?:\d{1,2}日)?/gu;

const found = (passages: Passage[], pattern: RegExp) =>
	passages.flatMap(({ place, text }) => [...text.matchAll(pattern)].map(([match]) => `${place}: ${match}`));

describe('the glossary', () => {
	it('gives every English word one line with its Chinese', () => {
		expect(rows.length).toBeGreaterThan(100);
		expect(rows.filter(({ chinese }) => chinese === '')).toEqual([]);
		const english = rows.map((row) => row.english);
		expect(english.filter((word, index) => english.indexOf(word) !== index)).toEqual([]);
	});

	it('does not require a word that it forbids', () => {
		expect(rows.filter(({ chinese }) => variants.some((variant) => chinese.includes(variant)))).toEqual([]);
	});

	it.each([
		['the sample company', content],
		['the interface', messages],
		['the papers of products', papers],
	])('matches the texts of %s', (_, passages) => {
		expect(found(passages, new RegExp(variants.join('|'), 'g'))).toEqual([]);
	});
});

describe('the Chinese of the sample company', () => {
	it('separates Chinese characters from Latin letters and figures with a space', () => {
		const dated = content.map(({ place, text }) => ({ place, text: text.replace(date, (day) => `${day[0]} 日`) }));
		expect(found(dated, /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/gu)).toEqual([]);
	});

	it('has no space within a date, as in the site’s own dates', () => {
		expect(found(content, /\d{4} 年|\d 月|[年月] \d+[月日]|月\d+ 日/gu)).toEqual([]);
	});

	it('has full-width punctuation after a Chinese character', () => {
		expect(found(content, /\p{Script=Han}[,:;?!()]/gu)).toEqual([]);
	});
});
