import type { Language } from './language.ts';

type Fact = Record<Language, string> & {
	/** Specifications, characteristics for laboratories, and facts that a buyer needs before an order. */
	group: 'specification' | 'characteristic' | 'ordering';
	/** Every product should state it: a comparison shows its row even if none does. */
	expected?: true;
	/** Also shown in the comparison of a visitor's list. */
	onLists?: true;
	/** For ordering facts: changes need a second person's approval, as those of the other groups always do. */
	regulated?: true;
};

/** The facts of a product, in the order in which they are shown. A key is part of the content and never changes. */
export const facts = {
	specimen: { group: 'specification', en: 'Specimen', cn: '样本类型', expected: true, onLists: true },
	timeToResult: { group: 'specification', en: 'Time to result', cn: '出结果时间', expected: true, onLists: true },
	method: { group: 'specification', en: 'Method', cn: '方法学', expected: true },
	setting: { group: 'specification', en: 'Setting', cn: '使用场景', expected: true },
	packSize: { group: 'specification', en: 'Pack size', cn: '包装规格', expected: true },
	storage: { group: 'specification', en: 'Storage', cn: '储存条件', expected: true },
	shelfLife: { group: 'specification', en: 'Shelf life', cn: '有效期', expected: true },
	limitOfDetection: { group: 'characteristic', en: 'Limit of detection', cn: '检出限' },
	cutOff: { group: 'characteristic', en: 'Cut-off', cn: '临界值' },
	measuringRange: { group: 'characteristic', en: 'Measuring range', cn: '测量范围' },
	accuracy: { group: 'characteristic', en: 'Accuracy', cn: '准确度' },
	crossReactivity: { group: 'characteristic', en: 'Cross-reactivity', cn: '交叉反应' },
	interferingSubstances: { group: 'characteristic', en: 'Interfering substances', cn: '干扰物质' },
	ageRange: { group: 'characteristic', en: 'Age range', cn: '适用年龄' },
	minimumOrder: { group: 'ordering', en: 'Minimum order', cn: '起订量' },
	leadTime: { group: 'ordering', en: 'Lead time', cn: '交货期' },
	remainingShelfLife: { group: 'ordering', en: 'Shelf life on delivery', cn: '到货剩余有效期' },
	transport: { group: 'ordering', en: 'Transport', cn: '运输条件', regulated: true },
} as const satisfies Record<string, Fact>;

export type FactKey = keyof typeof facts;
type Group = Fact['group'];
type KeyOf<G extends Group> = { [K in FactKey]: (typeof facts)[K]['group'] extends G ? K : never }[FactKey];
export type SpecificationKey = KeyOf<'specification'>;
export type CharacteristicKey = KeyOf<'characteristic'>;
export type OrderingKey = KeyOf<'ordering'>;

export const factKeys = Object.keys(facts) as FactKey[];
const isOf =
	<G extends Group>(group: G) =>
	(key: FactKey): key is KeyOf<G> =>
		facts[key].group === group;
export const specificationKeys = factKeys.filter(isOf('specification'));
export const characteristicKeys = factKeys.filter(isOf('characteristic'));
export const orderingKeys = factKeys.filter(isOf('ordering'));

/** One fact of one product. */
export type StatedFact = { key: FactKey; value: string };

/** The facts of one group. */
export const factsIn = (stated: readonly StatedFact[], group: Group): StatedFact[] =>
	stated.filter(({ key }) => facts[key].group === group);

/** One fact of a product; empty if the product does not state it. */
export const factIn = (stated: readonly StatedFact[], key: FactKey): string =>
	stated.find((fact) => fact.key === key)?.value ?? '';

/** Whether a fact has a property of its declaration. */
export const isFact = (key: FactKey, property: 'expected' | 'onLists' | 'regulated'): boolean => property in facts[key];

/** The names of the facts in a language. */
export const factNames = (language: Language) =>
	Object.fromEntries(factKeys.map((key) => [key, facts[key][language]])) as Record<FactKey, string>;
