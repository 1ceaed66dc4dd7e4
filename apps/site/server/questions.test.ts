import { gtin14 } from '@site/contract/gtin';
import { sampleWithRevisions } from '@site/demo/papers/sample-revisions';
import { demoSnapshot } from '@site/demo/snapshot';
import { describe, expect, it } from 'vitest';
import { buildContent } from './content/content.ts';
import { givesAnswers, notedQuestions, type Questions, questionsOf } from './questions.ts';

const paging = { page: 1, pageSize: 6 };
const today = '2026-11-17';
const [product] = demoSnapshot.products;
const slug = product?.slug ?? '';
const article = demoSnapshot.articles[0]?.slug ?? '';
const job = demoSnapshot.jobs[0]?.id ?? 0;

const samples: { [Name in keyof Questions]: Parameters<Questions[Name]> } = {
	navigation: [],
	settings: [],
	sharing: [],
	page: ['about'],
	freePage: [demoSnapshot.freePages[0]?.slug ?? ''],
	home: [today],
	legal: ['privacy-policy'],
	countries: [],
	deviceNames: [],
	documents: [],
	documentAddresses: [],
	documentFilters: [],
	documentLibrary: [{ words: '', lot: '', kind: null, spoken: 'en', ...paging }],
	documentPage: [{ reference: product?.reference ?? '', kind: 'ifu', part: '', language: 'en' }],
	documentParts: [{ reference: product?.reference ?? '', kind: 'sds', part: '', language: 'en' }],
	areas: [],
	testChart: [],
	partners: [],
	sisterCompanies: [],
	boardMembers: [],
	boardMember: [demoSnapshot.boardMembers[0]?.key ?? ''],
	culturePages: [],
	articles: [paging],
	article: [article],
	articleSurroundings: [article],
	events: [today],
	event: [demoSnapshot.events[0]?.slug ?? ''],
	eventSections: [demoSnapshot.events.find(({ sections }) => sections.length > 0)?.id ?? 0],
	meetingTimes: [demoSnapshot.events.find(({ meetings }) => meetings)?.id ?? 0],
	notices: [],
	notice: [demoSnapshot.notices[0]?.slug ?? ''],
	box: [{ gtin: gtin14(product?.packs[0]?.gtin ?? ''), lot: 'A1' }],
	boxAddress: [{ reference: product?.reference ?? '' }],
	lotAddress: [{ reference: product?.reference ?? '', lot: 'A1' }],
	homeGuide: [demoSnapshot.products.find(({ resultGuide }) => resultGuide?.forHome)?.slug ?? ''],
	list: [{ items: `${product?.reference}:2`, add: '', left: 'unknown:zzz' }],
	openNotices: [demoSnapshot.notices[0]?.productIds[0] ?? 0],
	finder: [{ specimen: 'urine' }],
	listChoice: [{ specimen: 'urine', sort: '-minutes' }],
	jobs: [paging],
	job: [job],
	jobHead: [job],
	pageOfJob: [job, { pageSize: 5 }],
	jobCategories: [],
	jobLocations: [],
	category: ['1'],
	categoryHeads: [],
	categoryTree: ['all'],
	certificationTree: [''],
	testTypes: [['all']],
	productCounts: [{}],
	products: [paging],
	productSearch: [{ keyword: 'flu', ...paging }],
	product: [slug],
	productsByReference: [[product?.reference ?? '']],
	productSlug: [slug],
	registeredCountries: [],
	relatedProducts: [{ slug }],
	search: [{ keyword: 'flu', ...paging }],
};

const content = buildContent(sampleWithRevisions);

describe('the questions of a page', () => {
	it.each(Object.entries(samples))(
		'%s has plain data as answer, so that two answers can be compared',
		(name, words) => {
			const questions = questionsOf(content, 'en') as Record<string, (...words: unknown[]) => unknown>;
			const answer = questions[name]?.(...words);
			expect(answer).toBeTruthy();
			expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
		},
	);

	it('tell whether other content gives the same answers', () => {
		const { ask, answers } = notedQuestions(content, 'en');
		ask.product(slug);
		ask.boardMembers();
		const alike = buildContent({ ...sampleWithRevisions, products: [...demoSnapshot.products] });
		const renamed = demoSnapshot.products.map((each) => (each === product ? { ...each, title: { en: 'New' } } : each));
		expect(givesAnswers(alike, answers())).toBe(true);
		expect(givesAnswers(buildContent({ ...sampleWithRevisions, jobs: [] }), answers())).toBe(true);
		expect(givesAnswers(buildContent({ ...sampleWithRevisions, products: renamed }), answers())).toBe(false);
		expect(givesAnswers(buildContent({ ...sampleWithRevisions, boardMembers: [] }), answers())).toBe(false);
	});
});
