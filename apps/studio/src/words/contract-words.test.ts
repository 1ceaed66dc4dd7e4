import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freeAddressProblem } from '@site/contract/free-pages';
import { gtinProblem } from '@site/contract/gtin';
import { Event } from '@site/contract/newsroom';
import { expect, test } from 'vitest';
import { contractWords } from './contract-words.ts';
import { plainReason } from './plain-reason.ts';
import { sayIn } from './said.ts';

const contract = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url));

/** Refusals of custom rules whose reason is a literal in the source. */
const reasons = [
	/\.(?:refine|regex)\((?:[^;'`]|'[^']*'(?!\s*,?\s*\)))*?,\s*(['`])((?:(?!\1).)+)\1\s*,?\s*\)/g,
	/\bmessage:\s*(['`])((?:(?!\1).)+)\1/g,
	/\brefuse\('\w+',\s*(['`])((?:(?!\1).)+)\1/g,
];

/** Problems returned by functions. */
const returned = /(?:\breturn | [?:] )(['`])((?:(?!\1).)+)\1(?=[;\s])/g;

const isSentence = (text: string) => / /.test(text) && /[.?]$/.test(text);

const messages = readdirSync(contract)
	.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
	.flatMap((name) => {
		const source = readFileSync(contract + name, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
		const told = /\bfunction \w+Problem\(/.test(source) ? [...reasons, returned] : reasons;
		return told.flatMap((reason) => [...source.matchAll(reason)].map(([, , text = '']) => text));
	})
	.map((text) => text.replaceAll('\\\\', '\\').replace(/\$\{[^}]*\}/g, '7'))
	.filter(isSentence);

test('every reason of the contract’s own is said in Chinese too', { tags: '@ZH-4' }, () => {
	expect(new Set(messages).size).toBeGreaterThan(30);
	expect(messages.filter((text) => !/\p{Script=Han}/u.test(contractWords(text).zh))).toEqual([]);
});

test('a reason names in Chinese what it names in English', { tags: '@ZH-4' }, () => {
	const said = (message: string | null | undefined) => contractWords(message ?? '').zh;
	expect(said(freeAddressProblem('about/us'))).toBe('“about”属于网站本身：请以其他词开头。');
	expect(said(freeAddressProblem('a'.repeat(121)))).toBe('最多 120 个字符。');
	expect(said(gtinProblem('4006381333932'))).toMatch(/此处应为 \d。/);
	expect(contractWords('Not known at all.')).toEqual({ en: 'Not known at all.', zh: 'Not known at all.' });
});

test('a rule across fields is refused in the language of the reader', { tags: '@ZH-4' }, () => {
	const days = { startsOn: '2026-11-18', endsOn: '2026-11-17' };
	const event = { id: 1, slug: 'a', title: { en: 'A' }, ...days, address: { en: '' }, booth: '', picture: null };
	const { error } = Event.safeParse({ ...event, url: '', changedOn: '2026-11-18' });
	const [issue] = error?.issues ?? [];
	if (!issue) throw new Error('It was taken.');
	expect(plainReason(issue)).toBe('The last day is not before the first.');
	expect(plainReason(issue, sayIn('zh'))).toBe('最后一天不能早于第一天。');
});
