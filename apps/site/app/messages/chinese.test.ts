import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import { expect, it } from 'vitest';
import { cn } from './cn.ts';
import { eventWords } from './events.ts';

/** The name of the other language in the language switch, and words that have no Chinese form. */
const known = new Set([
	...brand.company.split(' '),
	'English',
	'Cookie',
	'Atom',
	'Facebook',
	'k',
	'De',
	'Novo',
	'Wilson',
]);
/** Codes, units and abbreviations are the same in every language. */
const isCode = (word: string) => word === word.toUpperCase();
/** A sample argument for messages that are functions. It works as one text and as a list. */
const something = ['甲'];

/** All texts below a value, each with its path. */
function sentences(value: unknown, place: string): [string, string][] {
	if (typeof value === 'string') return [[place, value]];
	if (typeof value === 'function') return sentences(value(something, something, something), place);
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => sentences(part, `${place}.${name}`));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The Chinese texts of a file. */
const chineseIn = (exported: [string, unknown]): unknown => {
	const [name, value] = exported;
	if (name === 'cn') return value;
	return isRecord(value) ? value.cn : undefined;
};

const files = readdirSync(import.meta.dirname).filter((name) => !/^(use-|en\.)|\.test\.ts$/.test(name));

it('no word of the interface is English in Chinese', async () => {
	const found: string[] = [];
	let count = 0;
	for (const file of files) {
		const module: object = await import(join(import.meta.dirname, file));
		for (const [place, sentence] of Object.entries(module).flatMap((each) => sentences(chineseIn(each), file))) {
			count++;
			const words: string[] = sentence.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
			if (words.some((word) => !isCode(word) && !known.has(word))) found.push(`${place}: ${sentence}`);
		}
	}
	expect(found).toEqual([]);
	expect(count).toBeGreaterThan(300);
});

it('figures and Latin letters stand apart from the Chinese around them', () => {
	expect(eventWords.cn.meetUsAt('2027 亚洲国际医疗展')).toBe('与我们相约 2027 亚洲国际医疗展');
	expect(eventWords.cn.meetUsAt('经销商日')).toBe('与我们相约经销商日');
	expect(cn.discussAt('2027 海湾医疗展')).toBe('您希望在 2027 海湾医疗展上讨论什么？');
	expect(cn.discussAt('MEDICA 2026')).toBe('您希望在 MEDICA 2026 上讨论什么？');
	expect(cn.discussAt('经销商日')).toBe('您希望在经销商日上讨论什么？');
});
