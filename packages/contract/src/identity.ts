import { z } from 'zod';
import { Gtin, gtin14 } from './gtin.ts';
import { Text } from './language.ts';

const Id = z.int().positive();
const Day = z.iso.date();

/** One way in which a product is ordered. */
export const Pack = z.object({
	/** REF: what stands on the box and on an order. */
	reference: z.string().min(1),
	quantity: Text,
	/** None where the box has no number of GS1. */
	gtin: Gtin.optional(),
	/** How many packs come in a case. */
	caseQuantity: z.int().positive().optional(),
});
export type Pack = z.infer<typeof Pack>;

/** What the other product is to this one. */
export const companionKinds = ['analyzer', 'test', 'control', 'accessory'] as const;
export type CompanionKind = (typeof companionKinds)[number];
export const Companion = z.object({ kind: z.enum(companionKinds), productId: Id });

/** No longer made. Its page stays and leads on. */
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

/** The first pack is the product that everybody quotes, and no two packs are one. */
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
