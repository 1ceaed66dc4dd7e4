import { checkPair } from '@site/contract/basic-udi-di';
import type { Product } from '@site/contract/catalogue';
import { checkDigit } from '@site/contract/gtin';
import type { CompanionKind, Pack } from '@site/contract/identity';
import type { Text } from '@site/contract/language';

/** GS1's prefix for examples, with a company number that nobody has. */
const companyPrefix = '9521234';

/** A GTIN-13 from the product and the position of the pack. */
function gtinOf(productId: number, place: number): string {
	const before = `${companyPrefix}${productId}${String(place).padStart(2, '0')}`;
	return `${before}${checkDigit(before)}`;
}

/** The key of a model in EUDAMED, from its catalogue number. */
export function basicUdiDiOf(reference: string): string {
	const model = `${companyPrefix}${reference.replaceAll('-', '')}`;
	return `${model}${checkPair(model)}`;
}

const tests = (count: number): Text => ({ en: `${count} tests`, cn: `${count} 人份` });
const strips = (count: number): Text => ({ en: `${count} strips`, cn: `${count} 条` });

/** Packs beside the usual one, by the product: number and quantity. */
const further = new Map<number, readonly [number: string, quantity: Text][]>([
	[101, [['FCV-PRO-100', tests(100)]]],
	[102, [['FCV-HOME-4', tests(4)]]],
	[103, [['COV-AG-100', tests(100)]]],
	[104, [['FLU-50', tests(50)]]],
	[107, [['STA-DIP-25', tests(25)]]],
	[201, [['MAL-PFPAN-50', tests(50)]]],
	[301, [['HIV-50', tests(50)]]],
	[401, [['HCG-MID-1', { en: '1 test', cn: '1 人份' }]]],
	[402, [['HCG-CAS-100', tests(100)]]],
	[501, [['DOA-CUP12-50', tests(50)]]],
	[604, [['DDI-10', tests(10)]]],
	[801, [['URS-10-50', strips(50)]]],
	[903, [['BGS-100', strips(100)]]],
]);

/** `25 tests per kit` becomes `25 tests`, since a pack need not name itself. */
const bare = ({ en, cn = '' }: Text): Text => ({
	en: en.replace(/ per (kit|bottle)$/, ''),
	cn: cn.replace(/^每[盒瓶] /, ''),
});

/** A case holds more of a small pack. */
const inCase = (quantity: Text) => (Number.parseInt(quantity.en, 10) > 10 ? 20 : 40);

const isInstrument = ({ en }: Text) => /analyzer|reader|meter/.test(en);

/** The usual pack under the product's own number, and further packs. */
export function packsOf(product: { id: number; prefix: string; number: string; packSize: Text }): Pack[] {
	const packs: readonly [string, Text][] = [
		[product.number, bare(product.packSize)],
		...(further.get(product.id) ?? []),
	];
	return packs.map(([number, quantity], at) => ({
		reference: `${product.prefix}-${number}`,
		quantity,
		gtin: gtinOf(product.id, at),
		...(!isInstrument(quantity) && { caseQuantity: inCase(quantity) }),
	}));
}

/** The products that instruments and meters are used with; the site shows the relation on both pages. */
const companions = new Map<number, Record<number, CompanionKind>>([
	[407, { 402: 'test', 404: 'test', 406: 'test' }],
	[605, { 602: 'test', 603: 'test', 604: 'test', 706: 'test', 804: 'test', 606: 'control' }],
	[901, { 903: 'test', 906: 'control' }],
	[902, { 903: 'test', 904: 'test', 906: 'control' }],
	[101, { 109: 'control' }],
	[102, { 109: 'control' }],
	[103, { 109: 'control' }],
	[602, { 606: 'control' }],
	[603, { 606: 'control' }],
	[604, { 606: 'control' }],
	[903, { 906: 'control' }],
]);

export const worksWithOf = (id: number): Product['worksWith'] =>
	Object.entries(companions.get(id) ?? {}).map(([productId, kind]) => ({ kind, productId: Number(productId) }));

/** Discontinued products, and their successors. */
const discontinued = new Map<number, NonNullable<Product['discontinued']>>([
	[106, { on: '2026-08-31', lastOrderOn: '2026-05-31', successorId: 105 }],
	[503, { on: '2026-06-30', lastOrderOn: '2026-03-31', successorId: 501 }],
]);

export const discontinuedOf = (id: number): Product['discontinued'] => discontinued.get(id) ?? null;
