import { z } from 'zod';

/** The characters of a Global Model Number; the position of each is its value. */
const characters = '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const checkCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const weights = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83];

/** The two check characters of a Global Model Number, by the General Specifications of GS1. */
export function checkPair(model: string): string {
	const sum = [...model]
		.toReversed()
		.reduce((all, character, at) => all + characters.indexOf(character) * (weights[at] ?? 0), 0);
	const rest = sum % 1021;
	return [rest >> 5, rest & 31].map((place) => checkCharacters[place]).join('');
}

/** The problem with a text that should be a Basic UDI-DI of GS1, in plain words; undefined if it is valid. */
export function basicUdiDiProblem(written: string): string | undefined {
	const model = written.slice(0, -2);
	if (written.length > 25 || !/^\d{5}/.test(model) || [...model].some((character) => !characters.includes(character)))
		return 'A Basic UDI-DI of GS1 has up to 25 characters and begins with the company prefix.';
	const wanted = checkPair(model);
	return written.endsWith(wanted)
		? undefined
		: `Its last two characters check the others: here they would be ${wanted}.`;
}

/** The key of a model in EUDAMED, shared by all of its packs; empty if it has none. */
export const BasicUdiDi = z.string().superRefine((written, context) => {
	const message = written === '' ? undefined : basicUdiDiProblem(written);
	if (message) context.addIssue({ code: 'custom', message });
});
