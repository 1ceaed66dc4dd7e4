import type { ResultGuide } from '@site/contract/result-guide';
import { appearing } from './reading/appearing.ts';
import { comparing } from './reading/comparing.ts';
import { disappearing } from './reading/disappearing.ts';
import { padsAndValues } from './reading/pads-and-values.ts';

/** The reading of each test, by the id of the product; control materials have none. */
export const resultGuides = new Map<number, ResultGuide>([
	...appearing,
	...disappearing,
	...comparing,
	...padsAndValues,
]);
