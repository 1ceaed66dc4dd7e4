import { contentRules, contradictionsIn } from '@site/contract/content-rules/content-rules';
import type { ContentRecord, PrintedPaper } from '@site/contract/content-rules/rule';
import type { Snapshot } from '@site/contract/snapshot';
import { expect, it } from 'vitest';
import { sampleRecord } from './papers/printed-papers.ts';

it('the sample contradicts no content rule', { tags: '@INFO-35' }, () => {
	expect(contradictionsIn(sampleRecord).map(({ rule, found }) => [rule.name, ...found])).toEqual([]);
});

const { snapshot, papers } = sampleRecord;

type Broken = Partial<Snapshot> | { papers: PrintedPaper[] };

/** The sample with content that breaks a rule. */
const withIn = (broken: Broken): ContentRecord =>
	'papers' in broken ? { ...sampleRecord, ...broken } : { ...sampleRecord, snapshot: { ...snapshot, ...broken } };

const registrations = (of: (row: Snapshot['registrations'][number]) => object) => ({
	registrations: snapshot.registrations.map((row) => ({ ...row, ...of(row) })),
});
const products = (id: number, more: Partial<Snapshot['products'][number]>) => ({
	products: snapshot.products.map((product) => (product.id === id ? { ...product, ...more } : product)),
});
const declarations = (more: object) => ({
	papers: papers.map((paper) =>
		paper.declaration ? { ...paper, declaration: { ...paper.declaration, ...more } } : paper,
	),
});

/** For each rule, content that breaks it and a word of the expected contradiction. */
const broken: Record<string, [Broken, RegExp]> = {
	'address-of-its-day': [
		{ papers: papers.map((paper) => ({ ...paper, address: sampleRecord.addresses.at(-1)?.lines ?? [] })) },
		/instructions-for-use 1 of 2023.+ Meridian/,
	],
	'one-authorization-one-date': [
		registrations(({ productId, route }) => (productId === 103 && route === 'eua' ? { validFrom: '2023-02-01' } : {})),
		/COV-AG-25: authorization-letter.+2023-02-01/,
	],
	'registrations-decided-one-by-one': [
		registrations(({ route }) => (route === '510k' ? { validFrom: '2023-02-01' } : {})),
		/products are registered by 510k on 2023-02-01/,
	],
	'certificates-end-by-class': [
		registrations(({ deviceClass }) => (deviceClass === 'A' ? { validTo: '2029-04-30' } : {})),
		/Analyzer is of class A/i,
	],
	'first-edition-after-registration': [
		registrations(({ productId }) => (productId === 101 ? { validFrom: '2023-05-06' } : {})),
		/Instructions for Use.+2023-03-06/,
	],
	'papers-follow-registrations': [
		registrations(({ productId, country }) => {
			if (productId === 302 && country === 'CN') return { validFrom: '2026-10-01' };
			return productId === 104 && country === 'US' ? { validFrom: '2026-09-01' } : {};
		}),
		/Flu A\/B Rapid Test: Product Brochure \(en\) is of 2025-05-13, the registration in US of 2026-09-01[\s\S]+Syphilis Antibody Rapid Test: Instructions for Use \(zh\) is of 2024-08-26, the registration in CN of 2026-10-01/,
	],
	'lots-after-instructions': [
		registrations(({ productId }) => (productId === 903 ? { validFrom: '2026-08-01' } : {})),
		/BGS2604A/,
	],
	'declarations-are-whole': [
		declarations({ representative: '', notifiedBody: '', procedure: '' }),
		/representative, notifiedBody, procedure/,
	],
	'class-a-needs-no-notified-body': [declarations({ notifiedBody: 'No. 0000' }), /is of class A/],
	'declared-where-registered': [{ productDocuments: [] }, /no declaration/],
	'sold-with-what-it-needs': [
		registrations(({ productId, country }) =>
			productId === 605 || (productId === 606 && country === 'CN') ? { validFrom: '2025-01-06', country: 'EU' } : {},
		),
		/HA-NTP-25 is registered in EU from 2022-11-14, before any reader[\s\S]+HA-NTP-25 is registered in CN, its control HA-CARD-CTL-6 is not/,
	],
	'one-class-for-one-target': [
		registrations(({ productId, country }) => (productId === 602 && country === 'EU' ? { deviceClass: 'B' } : {})),
		/HA-TNI-10 is of class C in EU, others for troponin I of class B/,
	],
	'used-as-registered': [
		registrations(({ productId }) => (productId === 404 || productId === 506 ? { settings: ['self-test'] } : {})),
		/HA-LH-STR-50 says “home and professional use”[\s\S]+HA-ALC-STR-24 says “workplace and forensic screening”/,
	],
	'papers-name-what-exists': [
		registrations(({ productId }) => (productId === 407 ? { validFrom: '2026-09-01' } : {})),
		/HA-HCG-CAS-40: instructions-for-use \d of 2026-01-26 names HA-FERT-AN-1, which is of 2026-09-01/,
	],
	'instructions-cover-every-pack': [
		{
			papers: papers.map((paper) => ({
				...paper,
				...(paper.covers && { covers: { ...paper.covers, references: [] } }),
			})),
		},
		/HA-FCV-PRO-25: instructions-for-use 1 does not name HA-FCV-PRO-25\n.+HA-FCV-PRO-100/,
	],
	'declared-after-certified': [
		{ papers: papers.map((paper) => ({ ...paper, ...(paper.certifiedSince && { certifiedSince: paper.on }) })) },
		/SAMPLE-MDSAP-0001 is first of 2025-08-18, a declaration of 2022/,
	],
	'safety-data-of-what-is-included': [
		products(104, { content: { en: '<table><tr><td>Test cassette</td></tr></table>' } }),
		/HA-FLU-25 has a safety data sheet of extraction-buffer[\s\S]+of control-material/,
	],
	'agent-in-china-is-named': [
		{ papers: papers.map((paper) => (paper.china ? { ...paper, china: { ...paper.china, agent: '' } } : paper)) },
		/HA-FLU-25: instructions-for-use 2 lacks the registration number or the agent/,
	],
	'notices-name-known-lots': [
		{ lots: snapshot.lots.filter(({ key }) => key !== 'HA-BGS-50') },
		/FSN-2026-02.+BGS2604A/,
	],
	'gaps-in-numbers-are-explained': [
		{ notices: snapshot.notices.map((notice) => ({ ...notice, measures: { en: '' } })) },
		/FSN-2026-02 follows FSN-2026-01/,
	],
	'extensions-stand-in-notices': [
		{ notices: snapshot.notices.filter(({ number }) => number !== 'PN-2026-02') },
		/COV2410A is extended to 2027-03-31/,
	],
	'letters-agree-with-lots': [
		{ notices: snapshot.notices.map((notice) => ({ ...notice, publishedOn: '2026-01-01' })) },
		/its notice of 2026-01-01/,
	],
	'studies-differ': [
		products(102, { performance: snapshot.products.find(({ id }) => id === 101)?.performance ?? null }),
		/HA-FCV-PRO-25 and HA-FCV-HOME-2/,
	],
	'iso-is-of-the-company': [
		{
			...products(102, { certificationIds: [41] }),
			certifications: [{ id: 41, name: { en: 'ISO 13485:2016' }, parentId: null, mark: null }],
		},
		/HA-FCV-HOME-2 carries ISO 13485:2016/,
	],
	'fact-sheets-of-emergency-use': [
		{ productDocuments: snapshot.productDocuments.filter(({ part }) => part !== 'patients') },
		/HA-FCV-HOME-2 is under emergency use and has no fact sheet for patients/,
	],
	'sold-to-people-at-home': [
		products(103, { buyUrl: 'https://example.com/shop' }),
		/HA-COV-AG-25 is sold online and is registered for professional use alone/,
	],
	'successors-say-what-they-lack': [products(105, { content: { en: '<p>RSV.</p>' } }), /HA-RSV-20.+adenovirus/],
	'codes-agree': [
		{
			articles: snapshot.articles.map((article) => ({ ...article, content: { en: '<p>87428QW</p>' } })),
		},
		/the code 87428QW/,
	],
	'no-codes-at-home': [
		products(102, { theme: snapshot.products.find(({ id }) => id === 101)?.theme ?? null }),
		/HA-FCV-HOME-2 is for home/,
	],
	'one-set-of-codes': [
		{
			products: snapshot.products.map((product) => ({
				...product,
				theme: product.theme && {
					...product.theme,
					cptCodes: product.theme.cptCodes?.map(({ code }) => ({ code, covers: { en: 'Flu' } })),
				},
			})),
		},
		/HA-FCV-PRO-25 lists 87428-QW, 87811QW/,
	],
	'loinc-fits-specimen': [
		{ specimens: snapshot.specimens.map((specimen) => ({ ...specimen, systems: ['Urine'] })) },
		/HA-FLU-25, FLUA: 80382-5 .+ is of Respiratory system specimen.upper, not of Anterior nasal swab/,
	],
	'loinc-fits-result': [
		{ loincCodes: snapshot.loincCodes.map((loinc) => ({ ...loinc, scale: 'Qn' })) },
		/HA-FLU-25, FLUA is binary: 80382-5 .+ is Qn/,
	],
	'jobs-say-pay': [
		{ jobs: snapshot.jobs.map((job) => ({ ...job, content: { en: '<p>Work.</p>' } })) },
		/Warehouse Shift Lead says no pay range/,
	],
	'home-offers-say-where': [
		{ home: { ...snapshot.home, standingNotice: { text: { en: 'Buy', cn: '购买居家检测' }, links: [] } } },
		/购买居家检测/,
	],
	'no-superlatives-in-chinese': [products(101, { title: { en: 'Test', cn: '世界一流的检测' } }), /世界一流/],
};

it.each(contentRules)('finds a contradiction: $name', ({ name, find }) => {
	const [change, word] = broken[name] ?? [{}, /./];
	expect(find(withIn(change)).join('\n')).toMatch(word);
});
