import { z } from 'zod';
import { ChangedOn } from './changed.ts';
import { Text } from './language.ts';

const Id = z.int().positive();

/** The check digit of LOINC: counted from the right, every other digit doubled, beginning with the last. */
export function loincCheckDigit(before: string): number {
	const sum = [...before].reverse().reduce((total, digit, at) => {
		const counted = Number(digit) * (at % 2 === 0 ? 2 : 1);
		return total + (counted > 9 ? counted - 9 : counted);
	}, 0);
	return (10 - (sum % 10)) % 10;
}

/** The product of two elements of the dihedral group of a pentagon: 0 to 4 turn it, 5 to 9 also flip it. */
function dihedral(one: number, other: number): number {
	const turned = (one >= 5 ? one - (other % 5) + 5 : one + other) % 5;
	return turned + (one >= 5 === other >= 5 ? 0 : 5);
}

const permuted = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
const permute = (digit: number, times: number): number =>
	times === 0 ? digit : permute(permuted[digit] ?? 0, times - 1);

/** Verhoeff's check, which the last digit of a SNOMED CT identifier completes to 0. */
const verhoeff = (digits: string): number =>
	[...digits].reverse().reduce((sum, digit, at) => dihedral(sum, permute(Number(digit), at % 8)), 0);

/** The problem with a number that should be a LOINC code, in plain words; undefined if it is valid. */
export function loincProblem(written: string): string | undefined {
	const [, before = '', last] = /^(\d{1,7})-(\d)$/.exec(written) ?? [];
	if (before === '') return 'A LOINC code is a number with a hyphen before its last digit, such as 94558-4.';
	const wanted = loincCheckDigit(before);
	if (Number(last) === wanted) return undefined;
	return `The last digit of a LOINC code checks the others: here it would be ${wanted}.`;
}

/** The same for a concept of SNOMED CT, of the international edition or of an extension. */
export function snomedProblem(written: string): string | undefined {
	if (!/^[1-9]\d{5,17}$/.test(written) || !/[01]0\d$/.test(written))
		return 'A concept of SNOMED CT is a number of 6 to 18 digits, such as 258500001.';
	return verhoeff(written) === 0 ? undefined : 'The last digit of a SNOMED CT code checks the others: compare it.';
}

const checked = (problemOf: (written: string) => string | undefined) =>
	z.string().superRefine((written, context) => {
		const message = problemOf(written);
		if (message) context.addIssue({ code: 'custom', message });
	});

/** LOINC's types of scale, as far as tests report them. */
export const loincScales = ['Qn', 'SemiQn', 'Ord', 'OrdQn', 'Nom', 'Nar'] as const;

/** A code of LOINC with its name and the parts of its name, as the LOINC table has them. */
export const LoincCode = z.object({
	id: Id,
	code: checked(loincProblem),
	name: z.string().min(1).max(255),
	component: z.string().min(1),
	property: z.string().min(1),
	time: z.string().min(1),
	system: z.string().min(1),
	scale: z.enum(loincScales),
	/** Empty if the code leaves it open. */
	method: z.string(),
	changedOn: ChangedOn,
});
export type LoincCode = z.infer<typeof LoincCode>;

/** What is taken from a person for a test, as laboratories name it. */
export const Specimen = z.object({
	id: Id,
	name: Text,
	/** Absent if nobody has chosen one. */
	snomed: checked(snomedProblem).optional(),
	/** The systems in LOINC's names that stand for this specimen: a code with another does not fit. */
	systems: z.array(z.string().min(1)),
	changedOn: ChangedOn,
});
export type Specimen = z.infer<typeof Specimen>;

/** What a result can be, with the scales of LOINC that say so. */
export const resultKinds = {
	binary: ['Ord'],
	ordinal: ['Ord', 'SemiQn', 'OrdQn'],
	nominal: ['Nom'],
	quantitative: ['Qn', 'SemiQn', 'OrdQn'],
} as const satisfies Record<string, readonly (typeof loincScales)[number][]>;
export type ResultKind = keyof typeof resultKinds;

/** The result for one target of a test, with its LOINC code for each specimen. */
export const Analyte = z
	.object({
		/** The number by which laboratories know the result; part of files that they keep, so it never changes. */
		code: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,19}$/, 'Up to 20 letters, digits, dots and hyphens.'),
		name: Text,
		result: z.enum(Object.keys(resultKinds) as [ResultKind, ...ResultKind[]]),
		codes: z
			.array(
				z.object({
					specimenId: Id,
					/** In UCUM, for what is measured. */
					unit: z.string().min(1).max(40).optional(),
					/** Null while no code is known to fit. */
					loincId: Id.nullable(),
				}),
			)
			.min(1),
	})
	.superRefine(({ result, codes }, context) => {
		for (const [at, { unit }] of codes.entries())
			if ((result === 'quantitative') !== (unit !== undefined))
				context.addIssue({
					code: 'custom',
					path: ['codes', at, 'unit'],
					message: 'What is measured has a unit, and nothing else has one.',
				});
	});
export type Analyte = z.infer<typeof Analyte>;

/** No two results of a product share a code. */
export const repeatedAnalytes = (analytes: readonly Analyte[]): number[] =>
	analytes.flatMap(({ code }, at) =>
		analytes.slice(0, at).some((other) => other.code.toLowerCase() === code.toLowerCase()) ? [at] : [],
	);
