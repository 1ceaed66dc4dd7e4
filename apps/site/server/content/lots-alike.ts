import { inLanguage, type Language } from '@site/contract/language';
import { lotKey } from '@site/contract/lots';
import { addressOfBox, boxesWhoseLot } from './boxes.ts';
import type { Content } from './content.ts';
import { recallsOf } from './notices.ts';

/** Signs that are taken for each other on a label. */
const looksLike: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' };

/** Two lots with the same shape are easily taken for each other. */
const shapeOf = (lot: string): string =>
	lotKey(lot)
		.replace(/[^\p{L}\p{N}]/gu, '')
		.replace(/[A-Z]/g, (sign) => looksLike[sign] ?? sign);

/** Whether at most one sign is wrong, left out, added or swapped with its neighbor. */
function isNear(one: string, other: string): boolean {
	const shorter = Math.min(one.length, other.length);
	let start = 0;
	while (start < shorter && one[start] === other[start]) start++;
	let end = 0;
	while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
	const left = one.slice(start, one.length - end);
	const right = other.slice(start, other.length - end);
	const areSwapped = left.length === 2 && left === [...right].reverse().join('');
	return areSwapped || Math.max(left.length, right.length) <= 1;
}

const mostShown = 6;

/** Lots on record that somebody may have meant, of one product or of all; recalled ones first. */
export function lotsAlike(
	content: Content,
	{ lot, productId, language }: { lot: string; productId?: number; language: Language },
) {
	const shape = shapeOf(lot);
	if (shape.length < 3) return [];
	return boxesWhoseLot(content, (known) => isNear(shape, shapeOf(known)), productId)
		.flatMap((box) => {
			const path = addressOfBox(box, box);
			if (!path) return [];
			const { product, pack } = box;
			return {
				path,
				lot: box.lot,
				reference: pack.reference,
				title: inLanguage(product.title, language),
				isRecalled: recallsOf(content, { id: product.id, lot: box.lot, language }).length > 0,
			};
		})
		.sort((one, other) => Number(other.isRecalled) - Number(one.isRecalled))
		.slice(0, mostShown);
}
export type LotAlike = ReturnType<typeof lotsAlike>[number];
