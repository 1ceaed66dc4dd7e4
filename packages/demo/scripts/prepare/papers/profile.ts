import type { Product } from '@site/contract/catalogue';
import { partsOf, procedureOf } from '@site/contract/product-parts';
import type { Snapshot } from '@site/contract/snapshot';

const kinds = {
	appears: 'appearing',
	disappears: 'competitive',
	compared: 'compared',
	graded: 'compared',
	chart: 'pads',
} as const;
const byLines: ReadonlySet<Kind> = new Set(['appearing', 'competitive', 'compared']);

const english = ({ specifications }: Product, wanted: string) =>
	specifications.find(({ key }) => key === wanted)?.value.en ?? '';

/** What a product is, to its instructions. */
export type Kind = (typeof kinds)[keyof typeof kinds] | 'reader' | 'meter' | 'control' | 'instrument';

function kindOf(product: Product): Kind {
	if (/analyzer|reader|meter/.test(english(product, 'packSize'))) return 'instrument';
	const { resultGuide: guide } = product;
	if (!guide) return 'control';
	if (guide.reading !== 'value') return kinds[guide.reading];
	return guide.forHome ? 'meter' : 'reader';
}
export type Container = 'pouch' | 'vial' | 'bottle' | 'canister' | 'foil';

const containers: Record<string, Container> = { vial: 'vial', bottle: 'bottle', canister: 'canister', foil: 'foil' };
/** What the unopened test is in, by the first row of its kit. */
const containerOf = ([item = '', count = '']: readonly string[] = []): Container =>
	containers[/vial|bottle|canister|foil/.exec(`${item} ${count}`)?.[0] ?? ''] ?? 'pouch';

/** Whom, what kind and what circumstances a sentence of instructions is for, in the order in which they are printed. */
function layersOf(product: Product, kind: Kind) {
	const parts = partsOf(product.content.en);
	const specimen = english(product, 'specimen');
	const procedure = procedureOf(product, ({ en }) => en).join(' ');
	const kit = parts.kit.map(([item]) => item).join(' ');
	const isForHome = english(product, 'setting').startsWith('Home');
	const isTest = kind !== 'control' && kind !== 'instrument';
	const hasLines = byLines.has(kind);
	const times = product.resultGuide?.times ?? [];
	const isFingerstick = /finger/i.test(`${specimen} ${procedure} ${parts.intendedUse}`);
	return {
		every: true,
		staff: !isForHome,
		home: isForHome,
		homeTest: isTest && isForHome,
		test: isTest,
		staffTest: isTest && !isForHome,
		lines: hasLines,
		appearing: kind === 'appearing',
		competitive: kind === 'competitive',
		compared: kind === 'compared',
		pads: kind === 'pads',
		reader: kind === 'reader',
		meter: kind === 'meter',
		control: kind === 'control',
		instrument: kind === 'instrument',
		timed: (hasLines || kind === 'pads') && times.some(({ at }) => at > 0),
		gloves: !isForHome && !/gloves/i.test(kit),
		blood: isTest && /serum|plasma/i.test(specimen),
		centrifuge: /centrifuge/i.test(procedure),
		lancets: isFingerstick && !/lanc/i.test(kit),
		fingerstick: isFingerstick,
		controls: (kind === 'reader' || kind === 'meter') && !/control/i.test(kit) && !product.worksWith.length,
		cup: isTest && /urine/i.test(specimen) && product.resultGuide?.device !== 'midstream' && !/cup/i.test(kit),
		stool: isTest && specimen === 'Stool' && !/paper/i.test(kit),
		urethral: /urethral/i.test(specimen) && /female/i.test(kit),
		water: /reconstitute/i.test(procedure),
		bag: isForHome && /bag/i.test(kit),
		noBag: isForHome && kind !== 'instrument' && !/bag/i.test(kit),
	};
}
export type Layer = keyof ReturnType<typeof layersOf>;

/** What a product is used with, from both sides of the relation. */
function companionsOf({ products }: Snapshot, { id, worksWith }: Product, kind: Kind) {
	const own = (wanted: string) =>
		products.filter((other) => worksWith.some((each) => each.kind === wanted && each.productId === other.id));
	const others = (wanted: string) =>
		products.filter((other) => other.worksWith.some((each) => each.kind === wanted && each.productId === id));
	const measured = kind === 'reader' || kind === 'meter';
	return {
		readBy: measured ? others('test') : [],
		readByIfWanted: measured ? [] : others('test'),
		reads: own('test'),
		checkedWith: own('control'),
		checks: others('control'),
	};
}
export type Companion = keyof ReturnType<typeof companionsOf>;

/** A product as its instructions see it, whatever their language. */
export function profileOf(snapshot: Snapshot, product: Product) {
	const kind = kindOf(product);
	const applies = Object.entries(layersOf(product, kind)) as [Layer, boolean][];
	return {
		kind,
		layers: applies.flatMap(([layer, does]) => (does ? [layer] : [])),
		container: kind === 'instrument' ? null : containerOf(partsOf(product.content.en).kit[0]),
		companions: companionsOf(snapshot, product, kind),
	};
}
