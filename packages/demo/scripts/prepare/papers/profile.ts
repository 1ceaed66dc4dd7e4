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

/** The kind of a product, as its instructions distinguish it. */
export type Kind = (typeof kinds)[keyof typeof kinds] | 'reader' | 'meter' | 'control' | 'instrument';

function kindOf(product: Product): Kind {
	if (/analyzer|reader|meter/.test(english(product, 'packSize'))) return 'instrument';
	const { resultGuide: guide } = product;
	if (!guide) return 'control';
	if (guide.reading !== 'value') return kinds[guide.reading];
	return guide.forHome ? 'meter' : 'reader';
}
const isForHome = (product: Product) => english(product, 'setting').startsWith('Home');
const isMeasured = (kind: Kind) => kind === 'reader' || kind === 'meter' || kind === 'instrument';

export type Container = 'pouch' | 'vial' | 'bottle' | 'canister' | 'foil';

const containers: Record<string, Container> = { vial: 'vial', bottle: 'bottle', canister: 'canister', foil: 'foil' };
/** The packaging of the unopened test, by the first row of its kit. */
const containerOf = ([item = '', count = '']: readonly string[] = []): Container =>
	containers[/vial|bottle|canister|foil/.exec(`${item} ${count}`)?.[0] ?? ''] ?? 'pouch';

/** The readers, kinds and circumstances that sentences of instructions are for, in the order of print. */
function layersOf(product: Product, kind: Kind, checked: readonly Product[]) {
	const parts = partsOf(product.content.en);
	const specimen = english(product, 'specimen');
	const procedure = procedureOf(product, ({ en }) => en).join(' ');
	const kit = parts.kit.map(([item]) => item).join(' ');
	const atHome = isForHome(product);
	const isTest = kind !== 'control' && kind !== 'instrument';
	const hasLines = byLines.has(kind);
	const times = product.resultGuide?.times ?? [];
	const isWorkplace = english(product, 'setting').startsWith('Workplace');
	const isSeparated = isTest && /serum|plasma/i.test(specimen);
	const isWhole = /whole blood/i.test(specimen);
	const looks = new Set(product.resultGuide?.outcomes.map(({ look }) => look));
	const isFingerstick = /finger/i.test(`${specimen} ${procedure} ${parts.intendedUse}`);
	return {
		every: true,
		staff: !atHome,
		home: atHome,
		homeTest: isTest && atHome,
		test: isTest,
		// A specimen that the patient sends in is not fresh.
		fresh: isTest && !atHome && !/envelope/i.test(kit),
		staffTest: isTest && !atHome,
		clinical: isTest && !atHome && !isWorkplace,
		workplace: isTest && isWorkplace,
		lines: hasLines,
		appearing: kind === 'appearing',
		competitive: kind === 'competitive',
		compared: kind === 'compared',
		strength: product.resultGuide?.reading === 'graded' || looks.has('equal'),
		pads: kind === 'pads',
		reader: kind === 'reader',
		meter: kind === 'meter',
		controlLines: kind === 'control' && checked.every((test) => !isMeasured(kindOf(test))),
		controlValues: kind === 'control' && checked.some((test) => isMeasured(kindOf(test))),
		control: kind === 'control',
		instrument: kind === 'instrument',
		timed: (hasLines || kind === 'pads') && times.some(({ at }) => at > 0),
		gloves: !atHome && !/gloves/i.test(kit),
		blood: isSeparated,
		separated: isSeparated && !isWhole,
		separatedOrNot: isSeparated && isWhole,
		centrifuge: /centrifuge/i.test(procedure),
		lancets: isFingerstick && !/lanc/i.test(kit),
		fingerstick: isFingerstick,
		controls: (kind === 'reader' || kind === 'meter') && !/control/i.test(kit) && !product.worksWith.length,
		cup: isTest && /urine/i.test(specimen) && product.resultGuide?.device !== 'midstream' && !/cup/i.test(kit),
		stool: isTest && specimen === 'Stool' && !/paper/i.test(kit),
		urethral: /urethral/i.test(specimen) && /female/i.test(kit),
		water: /reconstitute/i.test(procedure),
		bag: atHome && /bag/i.test(kit),
		noBag: atHome && kind !== 'instrument' && !/bag/i.test(kit),
	};
}
export type Layer = keyof ReturnType<typeof layersOf>;

/** The products that a product is used with, from both sides of the relation. */
function companionsOf({ products }: Snapshot, product: Product, kind: Kind) {
	const { id, worksWith } = product;
	const own = (wanted: string) =>
		products.filter((other) => worksWith.some((each) => each.kind === wanted && each.productId === other.id));
	const others = (wanted: string) =>
		products.filter((other) => other.worksWith.some((each) => each.kind === wanted && each.productId === id));
	const measured = kind === 'reader' || kind === 'meter';
	return {
		readBy: measured ? others('test') : [],
		readByIfWanted: measured ? [] : others('test'),
		reads: own('test'),
		// People at home check a meter, but not a test that they read by eye.
		checkedWith: isForHome(product) && !measured ? [] : own('control'),
		checks: others('control'),
	};
}
export type Companion = keyof ReturnType<typeof companionsOf>;

/** A product as its instructions describe it, in any language. */
export function profileOf(snapshot: Snapshot, product: Product) {
	const kind = kindOf(product);
	const companions = companionsOf(snapshot, product, kind);
	const applies = Object.entries(layersOf(product, kind, companions.checks)) as [Layer, boolean][];
	return {
		kind,
		layers: applies.flatMap(([layer, does]) => (does ? [layer] : [])),
		container: kind === 'instrument' ? null : containerOf(partsOf(product.content.en).kit[0]),
		companions,
	};
}
