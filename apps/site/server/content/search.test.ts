import { brand } from '@site/contract/brand';
import { sampleWithRevisions } from '@site/demo/papers/sample-revisions';
import { demoSnapshot } from '@site/demo/snapshot';
import { describe, expect, it } from 'vitest';
import { buildContent } from './content.ts';
import { article, product, productDocument, revision, snapshotWith } from './fixtures.ts';
import { search } from './search.ts';
import { prepareSearch } from './search-index.ts';

const filler = 'Nothing to see in this sentence at all. '.repeat(20);
const content = buildContent(
	snapshotWith({
		products: [
			product(1, {
				title: { en: 'Influenza Antigen Test', cn: '流感病毒抗原检测试剂' },
				content: { en: '<p>Nose</p>' },
			}),
			product(2, { title: { en: 'Glucose Meter' }, content: { en: '<p>Also of use after influenza.</p>' } }),
		],
		articles: [
			article(1, { content: { en: `<p>${filler}</p><p>The <b>Ménière</b> ward opened.</p><p>${filler}</p>` } }),
		],
	}),
);
const find = (keyword: string, language: 'en' | 'cn' = 'en') =>
	search(content, { keyword, language, page: 1, pageSize: 10 }).items;

describe('search', () => {
	it('puts a match in the title before one in the text', () => {
		expect(find('influenza').map(({ title }) => title)).toEqual(['Influenza Antigen Test', 'Glucose Meter']);
	});
	it.each(['influ', 'influenca', 'INFLUENZA', 'inflenza antigen', 'antigen of influenza zzzz'])(
		'finds %s',
		(keyword) => {
			expect(find(keyword)[0]?.title).toBe('Influenza Antigen Test');
		},
	);
	it.each(['流感', '抗原检测', '病', '剂'])('finds Chinese %s in either language', (keyword) => {
		expect(find(keyword, 'cn')[0]?.title).toBe('流感病毒抗原检测试剂');
		expect(find(keyword, 'en')[0]?.title).toBe('Influenza Antigen Test');
	});
	it.each([
		['in traditional characters', '檢測試劑'],
		['of two words written together', '流感抗原'],
	])('finds Chinese %s', (_how, keyword) => {
		expect(find(keyword, 'cn')[0]?.title).toBe('流感病毒抗原检测试剂');
	});
	it('ignores the question words of a Chinese query', () => {
		const shelf = buildContent(
			snapshotWith({
				products: [product(1, { title: { en: '流感', cn: '流感' } })],
				articles: [article(1, { content: { en: '', cn: '<p>手机怎么用？</p>' } })],
			}),
		);
		const { items } = search(shelf, { keyword: '流感 怎么用', language: 'cn', page: 1, pageSize: 10 });
		expect(items.map(({ title }) => title)).toEqual(['流感']);
	});
	it('requires both of two words written together, not that they are adjacent', () => {
		const titles = (cn: string) => ({ title: { en: cn, cn } });
		const shelf = buildContent(
			snapshotWith({
				products: [product(1, titles('新冠病毒抗原检测')), product(2, titles('血糖检测'))],
				articles: [article(1, { content: { en: '', cn: '<p>关于新冠检测。</p>' } })],
			}),
		);
		const { items } = search(shelf, { keyword: '新冠检测', language: 'cn', page: 1, pageSize: 10 });
		expect(items.map(({ title }) => title)).toEqual(['新冠病毒抗原检测', '故事1']);
	});
	it.each([
		['the price', 'flu price'],
		['a word of any product', 'flu diagnostic device'],
		['the brand', `${brand.name} flu`],
		['a Chinese word of any product', '流感试剂盒'],
		['a Chinese question of a buyer', '流感检测多少钱'],
	])('finds what a query is about if it names %s too, and other items mention both', (_what, keyword) => {
		const mention = `<p>${brand.name}: the price of a diagnostic device for flu. 流感试剂盒多少钱。</p>`;
		const shelf = buildContent(
			snapshotWith({
				products: [product(1, { title: { en: 'Flu A/B', cn: '流感' } })],
				articles: [article(1, { content: { en: mention, cn: mention } })],
			}),
		);
		const { items } = search(shelf, { keyword, language: 'en', page: 1, pageSize: 10 });
		expect(items.map(({ title }) => title)).toEqual(['Flu A/B', 'Story 1']);
	});
	it('finds the list of a catalogue area by its name', () => {
		const shelf = buildContent(snapshotWith());
		const { items } = search(shelf, {
			keyword: 'infectious disease',
			language: 'en',
			all: true,
			page: 1,
			pageSize: 10,
		});
		expect(items[0]).toMatchObject({ kind: 'page', slug: '/product/infectious', title: 'Infectious Disease' });
	});
	it.each([
		['Flu A/B - COVID-19 - Halvera', 'Flu A/B - COVID-19'],
		['Flu A/B | Halvera Diagnostics', 'Flu A/B'],
		['Flu A/B - COVID-19', 'Flu A/B - COVID-19'],
	])('shows a page titled %s as %s', (written, shown) => {
		const title = written.replace('Halvera', brand.name);
		const pages = snapshotWith().pages.map((page) => ({ ...page, title: { en: title } }));
		const { items } = search(buildContent(snapshotWith({ pages })), {
			keyword: 'who we are',
			language: 'en',
			all: true,
			page: 1,
			pageSize: 10,
		});
		expect(items[0]).toMatchObject({ slug: '/about', title: shown });
	});
	it('shows the passage that matches, as text', () => {
		const [hit] = find('ward');
		expect(hit).toMatchObject({ kind: 'article', slug: 'article-1' });
		expect(hit?.passage).toMatch(/^….*The Ménière ward opened\..*…$/);
		expect(find('meniere')).toHaveLength(1);
	});
	it('finds events by place', () => {
		expect(find('Atlanta').every(({ kind }) => kind === 'event')).toBe(true);
	});
	it.each(['', '   ', '!!!', '\u0000', '('.repeat(5000)])('finds nothing for an empty query', (keyword) => {
		expect(find(keyword)).toEqual([]);
	});
	it.each([
		['letters swapped', 'infulenza'],
		['letters moved', 'inflzuena'],
		['two mistakes in a long word', 'imfluensa'],
		['two words written as one', 'glucosemeter'],
		['one word written as two', 'anti gen'],
	])('forgives %s', (_mistake, keyword) => {
		expect(find(keyword)).not.toEqual([]);
	});
	it('takes a short known word or synonym literally', () => {
		const shop = buildContent(
			snapshotWith({
				products: [
					product(1, { title: { en: 'Drug Cup' } }),
					product(2, { title: { en: 'Once a Week' } }),
					product(3, { title: { en: 'CEA Test' } }),
					product(4, { title: { en: 'Meter' }, keywords: { en: 'CE-IVDR' } }),
				],
				articles: [],
				events: [],
				synonyms: [{ typed: 'weed, pot', means: 'drug' }],
			}),
		);
		const titles = (keyword: string) =>
			search(shop, { keyword, language: 'en', page: 1, pageSize: 10 }).items.map(({ title }) => title);
		expect(titles('weed')).toEqual(['Drug Cup']);
		expect(titles('wede')).toEqual(['Drug Cup']);
		expect(titles('week')).toEqual(['Once a Week']);
		expect(titles('CE-IVDR')).toEqual(['Meter']);
		expect(titles('wek')).toEqual([]);
	});
	it('puts the product with the typed code first, then only results that name the code', () => {
		const theme = {
			headline: { en: '' },
			benefits: [],
			sections: [],
			cptCodes: [{ code: '87428-QW', covers: { en: 'Both' } }],
		};
		const shop = buildContent(
			snapshotWith({
				products: [
					product(1, { title: { en: 'Test 87428' }, reference: 'HA-1' }),
					product(2, { theme, reference: 'HA-20' }),
					product(3, { reference: 'HA-2' }),
				],
				articles: [article(1, { content: { en: '<p>Bill it as 87428.</p>' } })],
			}),
		);
		const slugs = (keyword: string) =>
			search(shop, { keyword, language: 'en', page: 1, pageSize: 10 }).items.map(({ slug }) => slug);
		for (const keyword of ['87428', 'CPT 87428']) {
			expect(slugs(keyword)).toEqual(['product-2', 'product-1', 'article-1']);
		}
		expect(slugs('87428qw')).toEqual(['product-2']);
		expect(slugs('ref. HA-2')).toEqual(['product-3']);
		expect(slugs('ha2')).toEqual(['product-3']);
	});
	it('finds documents, jobs, pages and people too, if all kinds are requested', { tags: '@CALL-25' }, () => {
		const kinds = (keyword: string, all: boolean) =>
			search(content, { keyword, language: 'en', page: 1, pageSize: 50, all }).items.map(({ kind }) => kind);
		expect(new Set(kinds('engineer', true))).toEqual(new Set(['job']));
		expect(kinds('truth code', true)).toEqual(['page']);
		expect([...kinds('engineer', false), ...kinds('truth code', false)]).toEqual([]);
	});
	it('searches for eight words at most, not counting question words', () => {
		expect(find('zzz zzz zzz zzz zzz zzz zzz zzz influenza')).toEqual([]);
		expect(find('what is it that I can do to find the antigen of influenza')[0]?.title).toBe('Influenza Antigen Test');
	});
	it('ranks words similar to a misspelled one before their synonyms', () => {
		const titles = (en: string) => ({ title: { en }, content: { en: '' } });
		const shelf = buildContent(
			snapshotWith({
				products: [product(1, titles('Ovulation Strip')), product(2, titles('Ferritin Iron Strip'))],
				articles: [],
				synonyms: [{ typed: 'fertile', means: 'ovulation' }],
			}),
		);
		const { items } = search(shelf, { keyword: 'feratin', language: 'en', page: 1, pageSize: 10 });
		expect(items[0]?.title).toBe('Ferritin Iron Strip');
	});
	it('a product is found by its films, in either language', () => {
		const [film] = demoSnapshot.films;
		const shelf = buildContent(
			snapshotWith({
				products: [product(1), product(2, { filmIds: [film?.id ?? 0] })],
				articles: [],
				films: demoSnapshot.films,
			}),
		);
		for (const keyword of ['video', '视频', film?.title.en ?? '']) {
			const { items } = search(shelf, { keyword, language: 'en', page: 1, pageSize: 10 });
			expect([keyword, items[0]?.slug]).toEqual([keyword, 'product-2']);
		}
	});
	it('is the same if the index was prepared in steps', async () => {
		const prepared = buildContent(content.snapshot);
		await prepareSearch(prepared);
		const question = { keyword: 'influenza', language: 'en', page: 1, pageSize: 10 } as const;
		expect(search(prepared, question)).toEqual(search(content, question));
	});
	it('counts all results while it shows one page', () => {
		expect(search(content, { keyword: 'test', language: 'en', page: 2, pageSize: 1 })).toMatchObject({
			total: 2,
			items: { length: 1 },
		});
	});
});

describe('questions, jobs and papers in search', () => {
	const shop = buildContent(
		snapshotWith({
			products: [
				product(1, {
					title: { en: 'Flu Test', cn: '流感检测' },
					reference: 'HA-1',
					resources: [
						{
							id: 11,
							title: { en: 'FAQ', cn: '常见问题' },
							content: {
								en: '<h3>Can I test my child?</h3><p>Yes, from two years on.</p><h3>Note</h3><p>Keep dry.</p><h3>May I freeze it?</h3><p>No.</p>',
								cn: '<h3>可以给孩子检测吗？</h3><p>可以，两岁以上。</p><h3>可以冷冻吗？</h3><p>不可以。</p>',
							},
						},
					],
				}),
				product(2, { title: { en: 'Engine Test' }, content: { en: '<p>For engineers who freeze.</p>' } }),
			],
			articles: [],
			productDocuments: [productDocument(1, { productIds: [1] })],
			revisions: [revision(1, 'en', 1), revision(1, 'zh', 1), revision(1, 'es', 1)],
		}),
	);
	const ask = (keyword: string, language: 'en' | 'cn' = 'en') =>
		search(shop, { keyword, language, page: 1, pageSize: 20, all: true }).items;

	it('a question of a tab is found by its words, with answer, product and heading', () => {
		expect(ask('can I test my child')[0]).toMatchObject({
			kind: 'question',
			title: 'Can I test my child?',
			passage: 'Yes, from two years on.',
			product: 'Flu Test',
			slug: expect.stringMatching(/product-1#question-11-1$/),
		});
		expect(ask('可以冷冻吗', 'cn')[0]).toMatchObject({ kind: 'question', title: '可以冷冻吗？', passage: '不可以。' });
	});
	it('a call without `all` answers the three kinds of the wire alone', { tags: '@CALL-25' }, () => {
		const { items } = search(shop, { keyword: 'can I test my child', language: 'en', page: 1, pageSize: 20 });
		expect(items.filter(({ kind }) => kind !== 'product')).toEqual([]);
	});
	it('a catalogue number finds the product, then papers in the site’s languages first', () => {
		const slugs = (language: 'en' | 'cn') => ask('HA-1', language).map(({ slug }) => slug);
		expect(slugs('en')).toEqual(['product-1', '/documents/HA-1/ifu/en', '/documents/HA-1/ifu/es']);
		expect(slugs('cn')).toEqual(['product-1', '/documents/HA-1/ifu/zh', '/documents/HA-1/ifu/es']);
	});
	it.each(['flu instrucciones de uso', 'flu spanish', 'HA-1 en español'])('instructions are found by %s', (keyword) => {
		expect(ask(keyword)[0]?.slug).toBe('/documents/HA-1/ifu/es');
	});
	it('jobs come last unless the words are about work', { tags: '@CALL-25' }, () => {
		const kinds = (keyword: string) => ask(keyword).map(({ kind }) => kind);
		expect(kinds('engine')).toContain('job');
		expect(kinds('engine').indexOf('job')).toBeGreaterThan(kinds('engine').lastIndexOf('product'));
		expect(kinds('engineer job')[0]).toBe('job');
	});
});

const onThatDay = buildContent(sampleWithRevisions, '2026-11-19');
const slugsOnThatDay = (keyword: string) =>
	search(onThatDay, { keyword, language: 'en', all: true, page: 1, pageSize: 10 }).items.map(({ slug }) => slug);

it.each([
	['SAMPLE-IVDR0601', 'troponin-i-rapid-test', '/documents/HA-TNI-10/declaration/en'],
	['sample eua0101', 'flu-a/b-&-covid-19-multiplex-rapid-test', '/documents/HA-FCV-PRO-25/letter/en'],
	['510(k) SAMPLE-K0903', 'blood-glucose-test-strips', '/documents/HA-BGS-50/ifu/en'],
	['国械注进 SAMPLE-0104', 'flu-a-b-rapid-test', '/documents/HA-FLU-25/ifu/en'],
	['9521234HAFCVPRO25R6', 'flu-a/b-&-covid-19-multiplex-rapid-test', '/documents/HA-FCV-PRO-25/ifu/en'],
])('a number in a register leads to product and document: %s', { tags: '@CALL-60' }, (keyword, product, document) => {
	expect(slugsOnThatDay(keyword).slice(0, 2)).toEqual([product, document]);
});

it.each([
	['SAMPLE-MDSAP-0001', '/documents/mdsap-certificate.pdf'],
	['SAMPLE-13485-0001', '/documents/iso-13485-certificate.pdf'],
])('the number of a certificate leads to it: %s', (keyword, slug) => {
	expect(slugsOnThatDay(keyword)[0]).toBe(slug);
});

it('the documents of a product follow its name after the products', { tags: ['@CALL-61', '@CALL-25'] }, () => {
	const { items } = search(onThatDay, { keyword: 'troponin', language: 'en', all: true, page: 1, pageSize: 20 });
	const kinds = items.map(({ kind }) => kind);
	expect(items.slice(kinds.indexOf('document')).map(({ title }) => title)).toEqual([
		'Troponin I Rapid Test: Instructions for Use (English)',
		'Troponin I Rapid Test: Quick Reference Card (English)',
		'Troponin I Rapid Test: Safety Data Sheet, Sample diluent (English)',
		'Troponin I Rapid Test: EU Declaration of Conformity (English)',
	]);
	expect(kinds.indexOf('document')).toBe(kinds.lastIndexOf('product') + 1);
});

it.each([
	['BGS2604B', 'en', /^\/01\/\d{14}\/10\/BGS2604B$/, 'Do not use this vial'],
	['is lot bgs2604b recalled', 'en', /BGS2604B$/, 'Do not use this vial'],
	['(17)260831(10)FLU2409A', 'en', /FLU2409A$/, 'Use until February 28, 2027'],
	['批号 FLU2409A', 'cn', /FLU2409A$/, '可使用至'],
] as const)(
	'a lot is found first, with its status: %s',
	{ tags: ['@BOX-3', '@BOX-14'] },
	(keyword, language, slug, said) => {
		const { items, corrected } = search(onThatDay, { keyword, language, all: true, page: 1, pageSize: 5 });
		expect(items[0]).toMatchObject({ slug: expect.stringMatching(slug), passage: expect.stringContaining(said) });
		expect(corrected).toBe('');
	},
);
