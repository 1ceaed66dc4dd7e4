import { lotPattern } from '@site/contract/lots';
import { boxHeadline, boxWords } from '../../app/messages/box.ts';
import { addressOfBox, type BoxOfLot, boxesWith } from './boxes.ts';
import type { Content } from './content.ts';
import type { Findable } from './findable.ts';
import { lotVerdict } from './lot-verdict.ts';

/** Limit, since each word is looked up in all lots. */
const mostWords = 4;

/** The boxes with a lot named in a query, among other words or in the text of a code. */
function boxesIn(content: Content, keyword: string): BoxOfLot[] {
	const words = keyword.split(/[\s,;:()（），；：]+/).filter((word) => /\d/.test(word) && lotPattern.test(word));
	const behindKeys = words.flatMap((word) => (word.startsWith('10') ? [word.slice(2)] : []));
	return [...words, ...behindKeys].slice(0, mostWords).flatMap((word) => boxesWith(content, word));
}

const headlineIn = (content: Content, box: BoxOfLot, language: 'en' | 'cn') =>
	boxHeadline(language, lotVerdict(content, box, { code: { lot: box.lot }, language }));

/** There are too many lots for the index, so they are looked up. */
export const findableLots = (content: Content, keyword: string): Findable[] =>
	boxesIn(content, keyword).flatMap((box, at): Findable[] => {
		const slug = addressOfBox(box, box);
		if (!slug) return [];
		const { product, pack, lot } = box;
		const { en, cn = en } = product.title;
		return [
			{
				kind: 'page',
				id: 5000 + at,
				slug,
				title: { en: boxWords.en.lotOf(lot, en), cn: boxWords.cn.lotOf(lot, cn) },
				texts: [
					{ en: headlineIn(content, box, 'en'), cn: headlineIn(content, box, 'cn') },
					{ en: `REF ${pack.reference}` },
				],
				keywords: [],
				belongsTo: [],
				codes: [],
				about: [product.id],
				picture: product.picture,
			},
		];
	});
