/** What else a laboratory asks; the labels are words of the interface. */
export const characteristicKeys = [
	'limitOfDetection',
	'cutOff',
	'measuringRange',
	'accuracy',
	'crossReactivity',
	'interferingSubstances',
	'ageRange',
] as const;
export type CharacteristicKey = (typeof characteristicKeys)[number];
