import { introduction, readings } from '@site/contract/readings';
import type { SaidReading } from '@site/contract/said-reading';
import { specificationKeys } from '@site/contract/specifications';
import type { SymbolName } from './label.ts';
import type { Order } from './order.ts';
import type { InstructionWords, Part } from './words/words.ts';

export type Block =
	| { paragraphs: readonly string[] }
	| { list: readonly string[]; isNumbered?: true }
	| { rows: readonly (readonly string[])[]; shares: readonly number[]; hasHead?: true }
	| { readings: readonly SaidReading[] }
	| { symbols: readonly { name: SymbolName; means: string; number: string }[] };
type Heading = keyof InstructionWords['headings'];
export type Section = { heading: string; blocks: readonly Block[] };

/** What a product's instructions say, of all that is said in their language. */
export const sentences = ({ words, layers }: Order, part: Part): string[] =>
	layers.flatMap((layer) => words.layers[layer][part] ?? []);

const text = (...said: string[]): Block[] => (said.some(Boolean) ? [{ paragraphs: said.filter(Boolean) }] : []);
const list = (said: readonly string[]): Block[] => (said.length > 0 ? [{ list: said }] : []);
const table = (rows: readonly (readonly string[])[], shares: number[], head?: string[]): Block[] =>
	rows.length > 0 ? [{ rows: head ? [head, ...rows] : rows, shares, ...(head && { hasHead: true }) }] : [];

const containerOf = ({ container, words }: Order) => container && words.containers[container];

/** When to read, what may be seen, what it means and what to do then: as the site says it. */
export function readingOf(order: Order): Block[] {
	const { guide } = order.facts;
	const { reading } = order.words;
	const said = text(guide ? introduction(guide, reading) : '', ...sentences(order, 'results'));
	return guide ? [...said, { readings: readings(guide, reading) }] : said;
}

/** The figures of agreement, never without what they were compared with. */
export function agreementOf({ facts: { agreement }, words }: Order): Block[] {
	if (!agreement) return [];
	const { target, positive, negative, comparator } = words.agreement;
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

/** In the order that is usual. A section that has nothing to say is left out. */
const sections: Record<Heading, (order: Order) => Block[]> = {
	intendedUse: ({ facts }) => text(facts.intendedUse),
	principle: (order) => text(...sentences(order, 'principle')),
	provided: ({ facts }) => table(facts.kit, [0.75, 0.25]),
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
		const { panel, characteristics, agreement } = order.facts;
		const { words } = order;
		return [
			...table(panel, [0.5, 0.2, 0.3], [words.panel.drug, words.panel.code, words.panel.cutoff]),
			...table(
				characteristics.map(({ key, value }) => [words.characteristics[key], value]),
				[0.3, 0.7],
			),
			...agreementOf(order),
			...text(agreement?.note ?? (characteristics.length > 0 ? words.fictitious : '')),
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
				number: name === 'ce' ? label.notifiedBody : '',
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
			label.china && words.china(label.china),
		),
};

/** Instructions for use, or the manual of an instrument: what its product's data and kind have for each section. */
export function instructionsOf(order: Order): Section[] {
	const leftOut: readonly string[] = order.leftOut;
	const headings = Object.keys(sections) as Heading[];
	return headings
		.filter((heading) => !leftOut.includes(heading))
		.map((heading) => ({ heading: order.words.headings[heading], blocks: sections[heading](order) }))
		.filter(({ blocks }) => blocks.length > 0);
}
