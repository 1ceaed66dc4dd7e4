import { randomInt } from 'node:crypto';

/** Without 0 and O, 1 and I and L, U and V: nothing that is misheard or misread. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';

const group = () => Array.from({ length: 3 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** `K7M-4QX-9TD`: short enough for the phone, long enough that several sites never give the same one. */
export const newReference = (): string => `${group()}-${group()}-${group()}`;
