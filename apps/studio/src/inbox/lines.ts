import type { Submission } from '@site/contract/submission';
import type { PayloadRequest } from 'payload';

type SentLine = NonNullable<Submission['lines']>[number];
/** A line of a list as it is kept. */
export type Line = SentLine & { discontinued: boolean };
/** The product of a line as in the catalogue, since visitors may send any number and any name. */
export type KnownLine = Line & { product?: { id: number; title: string; titleCn: string } };

/** `20 × AB-1 Name`. */
export const lineText = ({ quantity, reference, name, discontinued }: Line): string =>
	`${quantity} × ${reference} ${name}${discontinued ? ' (discontinued)' : ''}`.trim();

/** The lines of a list, with the published products of their numbers. */
export async function knownLines(
	req: PayloadRequest,
	{ lines = [], receivedAt }: Pick<Submission, 'lines' | 'receivedAt'>,
): Promise<KnownLine[]> {
	if (lines.length === 0) return [];
	const references = lines.map(({ reference }) => reference);
	const { docs } = await req.payload.find({
		collection: 'products',
		where: {
			and: [
				{ _status: { equals: 'published' } },
				{ or: [{ reference: { in: references } }, { 'packs.reference': { in: references } }] },
			],
		},
		select: { title: true, titleCn: true, reference: true, packs: true, discontinued: true },
		pagination: false,
		depth: 0,
		req,
	});
	return lines.map((line) => {
		const product = docs.find(
			({ reference, packs }) =>
				reference === line.reference || packs?.some((pack) => pack.reference === line.reference),
		);
		if (!product) return { ...line, discontinued: false };
		const { id, title, titleCn, discontinued } = product;
		const isOver = Boolean(discontinued?.on && discontinued.on.slice(0, 10) <= receivedAt.slice(0, 10));
		return { ...line, product: { id, title, titleCn: titleCn || title }, discontinued: isOver };
	});
}

/** The one product that all lines are packs of, if there is one. */
export function onlyProduct(lines: readonly KnownLine[]): KnownLine['product'] {
	const [first, ...others] = lines;
	return others.every(({ product }) => product?.id === first?.product?.id) ? first?.product : undefined;
}
