import { randomInt } from 'node:crypto';

/** Without 0 and O, 1 and I and L, U and V, which are easily misheard or misread. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** `K7M-4QX-9TD`: short enough for the phone, long enough that no two sites give the same one. */
export const spelledReference = (letter: () => number): string => {
	const group = () => Array.from({ length: 3 }, () => alphabet[letter() % alphabet.length]).join('');
	return `${group()}-${group()}-${group()}`;
};

export const newReference = (): string => spelledReference(() => randomInt(alphabet.length));
