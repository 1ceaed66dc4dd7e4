import { contentRules, contradictionsIn } from '@site/contract/content-rules/content-rules';
import type { ContentRecord, PrintedPaper } from '@site/contract/content-rules/rule';
import type { Snapshot } from '@site/contract/snapshot';
import { expect, it } from 'vitest';
import { sampleRecord } from './papers/printed-papers.ts';

it('the sample contradicts none of the rules of content', () => {
	expect(contradictionsIn(sampleRecord).map(({ rule, found }) => [rule.name, ...found])).toEqual([]);
});

const { snapshot, papers } = sampleRecord;

type Broken = Partial<Snapshot> | { papers: PrintedPaper[] };

/** The sample with something in it that a rule forbids. */
const withIn = (broken: Broken): ContentRecord =>
	'papers' in broken ? { ...sampleRecord, ...broken } : { ...sampleRecord, snapshot: { ...snapshot, ...broken } };

const registrations = (of: (row: Snapshot['registrations'][number]) => object) => ({
	registrations: snapshot.registrations.map((row) => ({ ...row, ...of(row) })),
});
const declarations = (more: object) => ({
	papers: papers.map((paper) =>
		paper.declaration ? { ...paper, declaration: { ...paper.declaration, ...more } } : paper,
	),
});

/** For each rule what breaks it, and a word of one contradiction that is found. */
const broken: Record<string, [Broken, RegExp]> = {
	'address-of-its-day': [
		{ papers: papers.map((paper) => ({ ...paper, address: papers.at(-1)?.address ?? [] })) },
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
	'lots-after-instructions': [
		registrations(({ productId }) => (productId === 903 ? { validFrom: '2026-08-01' } : {})),
		/BGS2604A/,
	],
	'declarations-are-whole': [declarations({ representative: '', notifiedBody: '' }), /representative, notifiedBody/],
	'class-a-needs-no-notified-body': [declarations({ notifiedBody: 'No. 0000' }), /is of class A/],
	'declared-where-registered': [{ productDocuments: [] }, /no declaration/],
};

it.each(contentRules)('finds what contradicts: $name', ({ name, find }) => {
	const [change, word] = broken[name] ?? [{}, /./];
	expect(find(withIn(change)).join('\n')).toMatch(word);
});
