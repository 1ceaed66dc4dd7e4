import { queryOf } from '../addresses/query.ts';
import { addressOf } from '../destinations.ts';
import type { FinderChoice } from '../visit.ts';

/** The address of the finder with these answers. */
export const finderAddress = ({ category, specimen, setting, within }: FinderChoice): string =>
	addressOf({ name: 'Finder' }) +
	queryOf(Object.entries({ for: category, specimen, setting, within }).filter(([, answer]) => answer !== ''));
