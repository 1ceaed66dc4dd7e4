import type { ContentRecord, PrintedPaper } from '@site/contract/content-rules/rule';
import { isValidOn } from '@site/contract/registrations';
import { addresses, addressOn } from '../company/addresses.ts';
import { certificates } from '../company/certificates.ts';
import { chineseAgent, declarationOf } from '../company/conformity.ts';
import { shelfLifeLetters } from '../company/shelf-life-letters.ts';
import { demoSnapshot } from '../snapshot.ts';
import { companionsOn } from './companions.ts';
import type { PaperForm } from './forms.ts';
import { type PlannedRevision, plannedRevisions } from './sample-documents.ts';
import { sampleWithRevisions } from './sample-revisions.ts';

const english = (day: string) => addressOn(day).map(({ en }) => en);

/** Papers about one registration. */
const about: Partial<Record<PaperForm, string>> = {
	'declaration-of-conformity': 'ce-ivdr',
	'authorization-letter': 'eua',
};

const labeled: ReadonlySet<PaperForm> = new Set(['instructions-for-use', 'user-manual']);

/** The facts of instructions: what the product is used with, and whom to ask in China. */
function labeling({ product, effectiveOn }: PlannedRevision): Partial<PrintedPaper> {
	const row = demoSnapshot.registrations.find(({ productId, route }) => productId === product.id && route === 'nmpa');
	return {
		covers: { productId: product.id, references: product.packs.map(({ reference }) => reference) },
		names: companionsOn(product.id, effectiveOn).map(({ reference }) => reference),
		...(row && isValidOn(row, effectiveOn) && { china: { number: row.number, agent: chineseAgent.cn } }),
	};
}

function paperOf(revision: PlannedRevision): PrintedPaper {
	const { product, form, number, effectiveOn } = revision;
	const row = demoSnapshot.registrations.find(
		({ productId, route }) => productId === product.id && route === about[form],
	);
	return {
		name: `${product.reference}: ${form} ${number}`,
		on: effectiveOn,
		address: english(effectiveOn),
		...(labeled.has(form) && labeling(revision)),
		...(row && { registration: { id: row.id, on: row.validFrom } }),
		...(row?.route === 'ce-ivdr' && { declaration: declarationOf(product, row) }),
	};
}

/** The printed facts of the sample's papers, from the data that they are made from. */
const papers: PrintedPaper[] = [
	...plannedRevisions.map(paperOf),
	...certificates.map(({ number, issued, reissued, holder, address }) => ({
		name: number,
		on: reissued,
		certifiedSince: issued,
		address: [holder, ...address],
	})),
	...Object.values(shelfLifeLetters).map(({ id, title, on, lots }) => ({
		name: title.en,
		on,
		letter: { id, lots: lots.map(([lot, printed, extended]) => ({ lot, printed, extended })) },
	})),
];

/** The sample, as the rules of content compare it. */
export const sampleRecord: ContentRecord = { snapshot: sampleWithRevisions, papers, addresses };
