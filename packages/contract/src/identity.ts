import { z } from 'zod';
import { Gtin, gtin14 } from './gtin.ts';
import { Text } from './language.ts';

const Id = z.int().positive();
const Day = z.iso.date();

/** A pack in which a product is ordered. */
export const Pack = z.object({
	/** REF: the number on boxes and orders. */
	reference: z.string().min(1),
	quantity: Text,
	/** Absent if the box has no GS1 number. */
	gtin: Gtin.optional(),
	/** The number of packs in a case. */
	caseQuantity: z.int().positive().optional(),
});
export type Pack = z.infer<typeof Pack>;

/** The role of the other product for this one. */
const companionKinds = ['analyzer', 'test', 'control', 'accessory'] as const;
export type CompanionKind = (typeof companionKinds)[number];
export const Companion = z.object({ kind: z.enum(companionKinds), productId: Id });

/** For products no longer made. The page stays and leads to the successor. */
export const Discontinued = z
	.object({
		on: Day,
		lastOrderOn: Day.optional(),
		successorId: Id.nullable(),
	})
	.refine(({ on, lastOrderOn = on }) => lastOrderOn <= on, {
		path: ['lastOrderOn'],
		message: 'The last order is not after the day on which the product is discontinued.',
	});
export type Discontinued = z.infer<typeof Discontinued>;

type Identity = { reference: string; packs: readonly Pack[] };
type Found = { path: (string | number)[]; message: string };

/** The first pack must have the product's own number, and no two packs may share one. */
export function identityProblems({ reference, packs }: Identity): Found[] {
	const first = packs[0];
	const differs = first && first.reference !== reference;
	return [
		...(differs
			? [{ path: ['packs', 0, 'reference'], message: `The first pack is the product itself, ${reference}.` }]
			: []),
		...repeated(packs, 'reference', (pack) => pack.reference.toLowerCase()),
		...repeated(packs, 'gtin', (pack) => pack.gtin && gtin14(pack.gtin)),
	];
}

const repeated = (packs: readonly Pack[], name: string, keyOf: (pack: Pack) => string | undefined): Found[] =>
	packs.flatMap((pack, at) => {
		const key = keyOf(pack);
		const isAgain = key !== undefined && packs.slice(0, at).some((other) => keyOf(other) === key);
		return isAgain ? [{ path: ['packs', at, name], message: 'A pack above has this number already.' }] : [];
	});
