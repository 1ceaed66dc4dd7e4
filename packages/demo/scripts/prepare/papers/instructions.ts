import { specificationKeys } from '@site/contract/facts';
import { introduction, readings } from '@site/contract/readings';
import type { SaidReading } from '@site/contract/said-reading';
import { chineseAgent } from '../../../src/company/conformity.ts';
import type { SymbolName } from './label.ts';
import type { Order } from './order.ts';
import type { InstructionWords, Part } from './words/words.ts';

export type Block =
	| { paragraphs: readonly string[] }
	| { list: readonly string[]; isNumbered?: true }
	| { rows: readonly (readonly string[])[]; shares: readonly number[]; hasHead?: true }
	| { readings: readonly SaidReading[] }
	| { symbols: readonly LabelSymbol[] };
/** A symbol of the label with its meaning, and the text beside it. */
export type LabelSymbol = { name: SymbolName; means: string; beside: readonly string[] };
type Heading = keyof InstructionWords['headings'];
export type Section = { heading: string; blocks: readonly Block[] };

/** The sentences for a product's instructions, chosen from all sentences of the language. */
export const sentences = ({ words, layers }: Order, part: Part): string[] =>
	layers.flatMap((layer) => words.layers[layer][part] ?? []);

const text = (...said: string[]): Block[] => (said.some(Boolean) ? [{ paragraphs: said.filter(Boolean) }] : []);
const list = (said: readonly string[]): Block[] => (said.length > 0 ? [{ list: said }] : []);
const table = (rows: readonly (readonly string[])[], shares: number[], head?: string[]): Block[] =>
	rows.length > 0 ? [{ rows: head ? [head, ...rows] : rows, shares, ...(head && { hasHead: true }) }] : [];

const containerOf = ({ container, words }: Order) => container && words.containers[container];

/** When to read, the possible results, their meanings and the next steps, as on the site. */
export function readingOf(order: Order): Block[] {
	const { guide } = order.facts;
	const { reading } = order.words;
	const said = text(guide ? introduction(guide, reading) : '', ...sentences(order, 'results'));
	return guide ? [...said, { readings: readings(guide, reading) }] : said;
}

/** Terms for figures, in plain words for readers at home. */
const measuresOf = ({ words, layers }: Order) => (layers.includes('home') ? words.lay : words);

const noteOf = ({ facts: { agreement, characteristics }, words, layers }: Order): string => {
	if (!agreement) return characteristics.length > 0 ? words.fictitious : '';
	return layers.includes('home') ? words.lay.note : agreement.note;
};

/** The figures of agreement, always with the comparator. */
export function agreementOf(order: Order): Block[] {
	const { facts, words } = order;
	const { agreement } = facts;
	if (!agreement) return [];
	const { target, positive, negative, comparator } = measuresOf(order).agreement;
	const compared = agreement.comparators.join(', ');
	return [
		...table(agreement.targets, [0.24, 0.38, 0.38], [target, positive, negative]),
		...text(compared && `${comparator}${words.colon}${compared}`),
	];
}

export const specificationsOf = ({ facts, words }: Order): string[][] =>
	specificationKeys.flatMap((key) => {
		const value = facts.specifications.get(key);
		return value ? [[words.specifications[key], value]] : [];
	});

const besideOf = (label: Order['label'], name: SymbolName): readonly string[] =>
	(name === 'ce' && label.notifiedBody && [label.notifiedBody]) || (name === 'temperature' && label.temperatures) || [];

/** The contents of the box, in a column for each pack. */
export function contentsOf({ facts: { kit, references }, words }: Order): Block[] {
	if (references.length === 1) return table(kit, [0.75, 0.25]);
	const share = 0.5 / references.length;
	return table(kit, [0.5, ...references.map(() => share)], [words.reference, ...references]);
}

/** In the usual order. An empty section is left out. */
const sections: Record<Heading, (order: Order) => Block[]> = {
	intendedUse: ({ facts }) => text(facts.intendedUse),
	principle: (order) => text(...sentences(order, 'principle')),
	provided: contentsOf,
	required: (order) =>
		list([
			...order.companions.map(({ relation, names }) => order.words.companions[relation](names)),
			...sentences(order, 'required'),
		]),
	warnings: (order) => {
		const container = containerOf(order);
		return list([...sentences(order, 'warnings'), ...(container ? [order.words.damaged(container)] : [])]);
	},
	specimen: (order) => {
		const said = sentences(order, 'specimen');
		const specimen = order.words.specimen(order.facts.specifications.get('specimen') ?? '');
		return said.length > 0 ? text([specimen, ...said].join(order.words.reading.gap)) : [];
	},
	procedure: ({ facts }) => [{ list: facts.procedure, isNumbered: true }],
	results: readingOf,
	control: (order) => text(...sentences(order, 'control')),
	performance: (order) => {
		const { panel, characteristics } = order.facts;
		const { words } = order;
		return [
			...table(panel, [0.5, 0.2, 0.3], [words.panel.drug, words.panel.code, words.panel.cutoff]),
			...table(
				characteristics.map(({ key, value }) => [measuresOf(order).characteristics[key], value]),
				[0.3, 0.7],
			),
			...agreementOf(order),
			...text(noteOf(order)),
		];
	},
	limitations: (order) => list(sentences(order, 'limitations')),
	notes: ({ facts, words }) => text(...facts.notes.map((note) => `${note.title}${words.colon}${note.text}`)),
	storage: (order) => {
		const container = containerOf(order);
		const { specifications } = order.facts;
		const [range = '', life = ''] = [specifications.get('storage'), specifications.get('shelfLife')];
		return text(container ? order.words.storage(range, life, container) : '');
	},
	care: (order) => list(sentences(order, 'care')),
	specifications: (order) => (order.container ? [] : table(specificationsOf(order), [0.35, 0.65])),
	symbols: ({ words, label }) => [
		{
			symbols: label.symbols.map((name) => ({
				name,
				means: words.symbols[name],
				beside: besideOf(label, name),
			})),
		},
	],
	history: ({ history }) =>
		table(
			history.map(({ name, effectiveOn, changes }) => [name, effectiveOn, changes]),
			[0.12, 0.18, 0.7],
		),
	manufacturer: ({ facts, words, label }) =>
		text(
			facts.maker.join(', '),
			label.representative && `EC REP${words.colon}${label.representative}`,
			label.china && words.china(label.china, chineseAgent),
		),
};

/** Instructions for use, or the manual of an instrument: the sections for which the product has text. */
export function instructionsOf(order: Order): Section[] {
	const leftOut: readonly string[] = order.leftOut;
	const headings = Object.keys(sections) as Heading[];
	return headings
		.filter((heading) => !leftOut.includes(heading))
		.map((heading) => ({ heading: order.words.headings[heading], blocks: sections[heading](order) }))
		.filter(({ blocks }) => blocks.length > 0);
}
