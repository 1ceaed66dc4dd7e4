import { type Language, languages } from '@site/contract/language';
import { procedureOf } from '@site/contract/product-parts';
import { readingWords } from '@site/contract/reading-languages';
import { readings, whenToRead } from '@site/contract/readings';
import { guideIn } from '@site/contract/result-guide';
import { expect, it } from 'vitest';
import { products } from '../catalogue.ts';

const settingOf = ({ specifications }: (typeof products)[number]) =>
	specifications.find(({ key }) => key === 'setting')?.value.en ?? '';
const guides = products.flatMap((product) => (product.resultGuide ? [{ product, guide: product.resultGuide }] : []));
const inWords = (product: (typeof products)[number], language: Language) =>
	procedureOf(product, (text) => text[language] ?? text.en).join(' ');

const written = ['', 'one', 'two'];
const writtenChinese = ['', '一', '两'];

it('every product but control materials has a reading guide', { tags: '@READ-1' }, () => {
	const without = products.filter(({ resultGuide }) => !resultGuide).map(({ id }) => id);
	expect(without).toEqual([109, 606, 906]);
});

it('times match the procedure, in both languages', { tags: '@READ-4' }, () => {
	for (const { product, guide } of guides) {
		const times = [...guide.times.map(({ at }) => at), ...(guide.readUntil === undefined ? [] : [guide.readUntil])];
		for (const language of languages)
			for (const at of times.filter((each) => each > 0)) {
				const count = at % 60 === 0 ? at / 60 : at;
				const ways = [`${count} `, `${at} `, written[count], writtenChinese[count]].filter((way) => way);
				const steps = inWords(product, language);
				expect([product.slug, at, ways.some((way) => steps.includes(way ?? ''))]).toEqual([product.slug, at, true]);
			}
	}
});

it('a test that can be read too late has a time limit', { tags: '@READ-2' }, () => {
	for (const { product, guide } of guides) {
		const late = readings(
			guideIn(guide, ({ en }) => en),
			readingWords.en,
		).find(({ id }) => id === 'late');
		const { readUntil } = guide;
		if (late) expect([product.slug, late.text]).toEqual([product.slug, expect.stringMatching(/^What shows after \d/)]);
		if (readUntil !== undefined)
			expect([product.slug, readUntil >= (guide.times.at(-1)?.at ?? Infinity)]).toEqual([product.slug, true]);
	}
});

it('home tests are those whose setting is the home', { tags: '@READ-8' }, () => {
	const athome = products.filter((product) => /^Home/.test(settingOf(product)) && product.resultGuide);
	expect(guides.filter(({ guide }) => guide.forHome).map(({ product }) => product.id)).toEqual(
		athome.map(({ id }) => id),
	);
});

it('every reading is complete in both languages, and all look different', { tags: '@READ-1' }, () => {
	for (const { product, guide } of guides)
		for (const language of languages) {
			const said = guideIn(guide, (text) => text[language] ?? '');
			const shown = readings(said, readingWords[language]);
			expect(shown.length, product.slug).toBeGreaterThanOrEqual(2);
			for (const { sees, title, text, next } of shown)
				expect([product.slug, sees, title, text, next].filter((words) => words.trim() === '')).toEqual([]);
			expect(new Set(shown.map(({ sees }) => sees)).size, product.slug).toBe(shown.length);
			expect(new Set(shown.map(({ id }) => id)).size, product.slug).toBe(shown.length);
			expect(whenToRead(said, readingWords[language])).not.toBe('');
		}
});

it('competitive tests are read the other way round, all others are not', { tags: '@READ-2' }, () => {
	for (const { product, guide } of guides) {
		const method = product.specifications.find(({ key }) => key === 'method')?.value.en ?? '';
		// Here a darker line means less vitamin, as its grades state.
		if (product.id === 806) expect(guide.outcomes[0]?.title?.en).toContain('sufficient');
		else expect([product.slug, guide.reading === 'disappears']).toEqual([product.slug, /competitive/i.test(method)]);
	}
});

it('drawings agree with the parts that the product lists', () => {
	for (const { product, guide } of guides) {
		const codes = product.theme?.panel?.rows.map(({ code }) => code);
		if (codes) expect(guide.panel.map(({ code }) => code)).toEqual(codes);
	}
});
