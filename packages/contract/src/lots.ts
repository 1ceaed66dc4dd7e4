const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const plain = (lot: string) => lot.replace(/\s+/g, '');

/**
 * Whether a lot is between two others, both included; an empty end is open. Digits compare as numbers, letters by the
 * alphabet.
 */
export const isLotBetween = (lot: string, from: string, to: string): boolean =>
	(from === '' || collator.compare(plain(lot), plain(from)) >= 0) &&
	(to === '' || collator.compare(plain(lot), plain(to)) <= 0);

/** The characters that GS1 allows in a lot. */
export const lotPattern = /^[\w!"%&'()*+,\-./:;<=>?]{1,20}$/;

/** The canonical spelling of a lot, for comparisons. */
export const lotKey = (lot: string): string => plain(lot).toUpperCase();

const seriesOf = (lot: string): string => /^\D*/.exec(lotKey(lot))?.[0] ?? '';

/**
 * Whether two lots are of one series, that is, start with the same letters. Lots of different series have no order.
 */
export const isWrittenLike = (one: string, other: string): boolean => seriesOf(one) === seriesOf(other);
