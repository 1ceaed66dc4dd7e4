import type { Lot } from '@site/contract/lot-books';
import { noon } from '../mapping/noon.ts';
import { pair } from '../mapping/pairs.ts';

/** A lot in the format of its form. */
export const fromLot = ({ reference, lot, madeOn, expiresOn, extendedTo, letterId, note }: Lot) => ({
	reference,
	lot,
	madeOn: madeOn && noon(madeOn),
	expiresOn: noon(expiresOn),
	extendedTo: extendedTo && noon(extendedTo),
	letter: letterId,
	...pair('note', note),
});
