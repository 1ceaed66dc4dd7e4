/** What a buyer compares; the labels are words of the interface. */
export const specificationKeys = [
	'specimen',
	'timeToResult',
	'method',
	'setting',
	'packSize',
	'storage',
	'shelfLife',
] as const;
export type SpecificationKey = (typeof specificationKeys)[number];
