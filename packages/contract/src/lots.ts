const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const plain = (lot: string) => lot.replace(/\s+/g, '');

/** Whether a lot lies between two others, both included; an empty end is open. Digits count as numbers, letters by the alphabet. */
export const isLotBetween = (lot: string, from: string, to: string): boolean =>
	(from === '' || collator.compare(plain(lot), plain(from)) >= 0) &&
	(to === '' || collator.compare(plain(lot), plain(to)) <= 0);

/** What GS1 allows in a lot. */
export const lotPattern = /^[\w!"%&'()*+,\-./:;<=>?]{1,20}$/;

/** One spelling of a lot, however somebody reads it from a box. */
export const lotKey = (lot: string): string => plain(lot).toUpperCase();

const seriesOf = (lot: string): string => /^\D*/.exec(lotKey(lot))?.[0] ?? '';

/** Whether two lots are of one series: they begin with the same letters. Order says nothing about others. */
export const isWrittenLike = (one: string, other: string): boolean => seriesOf(one) === seriesOf(other);
