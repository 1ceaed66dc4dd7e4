import { z } from 'zod';

const lengths: readonly number[] = [8, 12, 13, 14];

/** The check digit: from the right, every other digit counts three times (GS1 General Specifications, 7.9). */
export function checkDigit(before: string): number {
	const sum = [...before].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
	return (10 - (sum % 10)) % 10;
}

/** The problem with a number that should be a GTIN, in plain words; undefined if it is valid. */
export function gtinProblem(written: string): string | undefined {
	if (!/^\d+$/.test(written) || !lengths.includes(written.length)) return 'A GTIN has 8, 12, 13 or 14 digits.';
	const wanted = checkDigit(written.slice(0, -1));
	if (Number(written.at(-1)) === wanted) return undefined;
	return `The last digit of a GTIN checks the others: here it would be ${wanted}. Compare it with the box.`;
}

/** The canonical spelling of a GTIN: 14 digits, padded with zeros. */
export const gtin14 = (gtin: string): string => gtin.padStart(14, '0');

/** Reads a typed or pasted GTIN, with spaces or hyphens between its digits; null if it is not a GTIN. */
export function readGtin(typed: string): string | null {
	const digits = typed.replace(/[\s-]/g, '');
	return gtinProblem(digits) === undefined ? gtin14(digits) : null;
}

/** A GTIN as printed. */
export const Gtin = z.string().superRefine((written, context) => {
	const message = gtinProblem(written);
	if (message) context.addIssue({ code: 'custom', message });
});
