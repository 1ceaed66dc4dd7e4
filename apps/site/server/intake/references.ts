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
 * A reference derived from the content and its key: if a site crashes before it answers and the visitor resends the
 * form to another site, the studio recognizes the same submission.
 */
export function referenceOf(sent: string): string {
	const digest = createHash('sha256').update(sent).digest();
	let place = 0;
	return spelled(() => digest.readUInt16BE(2 * place++));
}
