import { createHash, randomInt } from 'node:crypto';

/** Without 0 and O, 1 and I and L, U and V: nothing that is misheard or misread. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** `K7M-4QX-9TD`: short enough for the phone, long enough that several sites never give the same one. */
const spelled = (letter: () => number): string => {
	const group = () => Array.from({ length: 3 }, () => alphabet[letter() % alphabet.length]).join('');
	return `${group()}-${group()}-${group()}`;
};

export const newReference = (): string => spelled(() => randomInt(alphabet.length));

/**
 * The reference that follows from what was sent and its key: a visitor whose site died before it answered, and who sends
 * the form again to another one, is known to the studio as the same.
 */
export function referenceOf(sent: string): string {
	const digest = createHash('sha256').update(sent).digest();
	let place = 0;
	return spelled(() => digest.readUInt16BE(2 * place++));
}
