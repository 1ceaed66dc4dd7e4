import { documentAddress } from '@site/contract/document-address';
import { sampleWithRevisions as demoSnapshot } from '@site/demo/papers/sample-revisions';
import { describe, expect, it } from 'vitest';
import { guideAddress } from '../../apps/site/app/destinations.ts';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { heldDocuments } from '../../apps/site/server/content/document-index.ts';
import type { Findable } from '../../apps/site/server/content/findable.ts';
import { findables } from '../../apps/site/server/content/findables.ts';
import { plainText } from '../../apps/site/server/content/html.ts';
import { search, searchHits } from '../../apps/site/server/content/search.ts';
import { searchIndex } from '../../apps/site/server/content/search-index.ts';
import { placeIn } from '../../apps/site/server/content/search-postings.ts';
import { sectionTexts } from '../../apps/site/server/content/section-texts.ts';
import { answersQueries } from './answers-queries.ts';
import { everydayChinese, everydayQueries } from './everyday-queries.ts';
import { freshQueries } from './fresh-queries.ts';
import { type JudgedQuery, judgedQueries } from './judged-queries.ts';
import { laterQueries } from './later-queries.ts';
import { nameOf } from './names.ts';
import { visitorsQueries } from './visitors-queries.ts';

const content = buildContent(demoSnapshot);
const queries = [
	...judgedQueries,
	...everydayQueries,
	...everydayChinese,
	...freshQueries,
	...visitorsQueries,
	...answersQueries,
	...laterQueries,
];

/** The place of the first right answer, from 1 on; infinity where it was not found. */
function placeOf([asked, ...right]: JudgedQuery): number {
	const found = searchHits(content, asked).map((hit) => nameOf(demoSnapshot, hit));
	const place = found.findIndex((name) => right.includes(name));
	return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

const places = queries.map((query) => ({ asked: query[0], place: placeOf(query) }));
/** Some words of a sentence, the last one whole. */
const beginningOf = (sentence: string) => sentence.slice(0, 60).replace(/\S*$/, '');
const missing = (limit: number) =>
	places.filter(({ place }) => place > limit).map(({ asked, place }) => `${asked}: ${place}`);

it('every synonym leads to a result', () => {
	const { postings, synonyms } = searchIndex(content);
	const places = (word = '') => Array.from(postings.of(word) ?? [], placeIn);
	const leadsOn = ([first, ...others]: readonly string[]) =>
		places(first).some((place) => others.every((word) => places(word).includes(place)));
	const entries = [...synonyms.typed.values()].flat();
	expect(entries.filter(({ means }) => !means.some(leadsOn)).map(({ words }) => words.join(' '))).toEqual([]);
});

it('a discontinued product comes after a similar current one, except as best match', () => {
	const productsFor = (asked: string) =>
		searchHits(content, asked).flatMap(({ kind, id }) => (kind === 'product' ? [id] : []));
	for (const asked of ['rsv', 'RSV', '合胞病毒']) {
		const found = productsFor(asked);
		expect([asked, found[0], found.includes(106)]).toEqual([asked, 105, true]);
	}
	expect(productsFor('RSV adenovirus combo')[0]).toBe(106);
});

it('common words for a reading find an answer, then tests with that reading', { tags: '@READ-7' }, () => {
	const read = new Set(demoSnapshot.products.flatMap(({ id, resultGuide }) => (resultGuide ? [`product ${id}`] : [])));
	for (const asked of ['faint line', '淡线', 'my test shows nothing']) {
		const [first = '', ...others] = searchHits(content, asked).map((hit) => nameOf(demoSnapshot, hit));
		expect([asked, /^(?:article reading-faint-lines|question )/.test(first)]).toEqual([asked, true]);
		expect([asked, others.slice(0, 6).some((name) => read.has(name))]).toEqual([asked, true]);
	}
});

describe(`search finds what ${queries.length} people typed`, () => {
	it('has a right answer among the first three for at least 99 percent', () => {
		expect(missing(3).length, missing(3).join('\n')).toBeLessThanOrEqual(0.01 * places.length);
	});
	it('has a right answer first for at least 95 percent', () => {
		expect(missing(1).length, missing(1).join('\n')).toBeLessThanOrEqual(0.05 * places.length);
	});
	it('a query without an answer finds nothing, instead of every test', () => {
		for (const asked of ['zebra test', 'monkeypox test', 'peanut allergy test kit', '過敏檢測', '花生过敏'])
			expect([asked, searchHits(content, asked).length]).toEqual([asked, 0]);
	});
	it('shows the correction of a misspelled word, and leaves right words alone', () => {
		const corrected = (keyword: string) =>
			search(content, { keyword, language: 'en', page: 1, pageSize: 6, all: true }).corrected;
		for (const [asked, taken] of [
			['suply chain', 'supply chain'],
			['Tropnin reader', 'troponin reader'],
			['coivd', 'COVID'],
			['firmware enginer', 'firmware engineer'],
			['preganncy test', 'pregnancy test'],
		])
			expect([asked, corrected(asked ?? '')]).toEqual([asked, taken]);
		const right = [
			'supply chain',
			'10 panel dipcard',
			'streptococcus pyogenes',
			'covid zebra',
			'hCG',
			'糖尿病',
			'test',
		];
		for (const asked of right) expect([asked, corrected(asked)]).toEqual([asked, '']);
	});
	it('an unknown word beside a known one removes no result', () => {
		const found = (asked: string) => searchHits(content, asked).map((hit) => nameOf(demoSnapshot, hit));
		for (const asked of ['covid xyzzy', 'xyzzy covid'])
			expect(found(asked).slice(0, 3)).toEqual(found('covid').slice(0, 3));
	});
	it('a page is found by the text of its sections', () => {
		const said = demoSnapshot.pages.flatMap(({ key, sections }) => {
			const texts = sectionTexts(sections).map(({ en }) => plainText(en));
			return texts.filter((text) => text.length > 60).map((text) => ({ key, text: beginningOf(text) }));
		});
		const unfound = said.filter(({ key, text }) => {
			const isIt = ({ kind, slug }: Findable) =>
				kind === 'page' && slug.includes(key) && !slug.startsWith(guideAddress(''));
			return findables(content).some(isIt) && !searchHits(content, text).some(isIt);
		});
		expect(said.length).toBeGreaterThan(50);
		expect(unfound).toEqual([]);
	});
	it('judges by answers that exist', () => {
		const papers = demoSnapshot.products.flatMap((product) =>
			heldDocuments(content, product.id).map(({ document, language }) =>
				documentAddress({ ...document, language, reference: product.reference }),
			),
		);
		const names = new Set([
			...findables(content).map((entry) => nameOf(demoSnapshot, entry)),
			...papers.map((address) => `document ${address}`),
		]);
		expect(queries.flatMap(([, ...right]) => right).filter((name) => !names.has(name))).toEqual([]);
	});
});
