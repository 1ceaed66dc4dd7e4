import { inLanguage, type Language } from '@site/contract/language';
import { lotKey } from '@site/contract/lots';
import { addressOfBox, boxesWhoseLot } from './boxes.ts';
import type { Content } from './content.ts';
import { recallsOf } from './notices.ts';

/** Characters that are easily confused on a label, and those that are ignored. */
const looksLike = new Map([
	...Object.entries({ O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' }),
	...[...'!"%&\'()*+,-./:;<=>?_'].map((sign) => [sign, ''] as const),
]);

/**
 * Lots of the same shape are easily confused. Written without regular expressions, since 100,000 lots are compared.
 */
function shapeOf(key: string): string {
	let shape = '';
	for (let at = 0; at < key.length; at++) {
		const sign = key.charAt(at);
		shape += looksLike.get(sign) ?? sign;
	}
	return shape;
}

/** Whether at most one sign is wrong, left out, added or swapped with its neighbor. */
function isNear(one: string, other: string): boolean {
	const shorter = Math.min(one.length, other.length);
	let start = 0;
	while (start < shorter && one[start] === other[start]) start++;
	let end = 0;
	while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
	const most = Math.max(one.length, other.length) - start - end;
	const areSwapped =
		most === 2 && one.length === other.length && one[start] === other[start + 1] && one[start + 1] === other[start];
	return most <= 1 || areSwapped;
}

const mostShown = 6;

/** Recorded lots that a typed one may mean, of one product or of all; recalled ones first. */
export function lotsAlike(
	content: Content,
	{ lot, productId, language }: { lot: string; productId?: number; language: Language },
) {
	const shape = shapeOf(lotKey(lot));
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
