import { lotsIn } from '../lot-books.ts';
import { isLotIn } from '../notices.ts';
import type { Snapshot } from '../snapshot.ts';
import type { ContentRule } from './rule.ts';

const lotsOf = ({ lots }: Snapshot, product: Snapshot['products'][number]) => {
	const packs = new Set(product.packs.map(({ reference }) => reference));
	return lotsIn(lots.filter(({ key }) => packs.has(key)));
};

const noticesOf = ({ notices }: Snapshot, productId: number) =>
	notices.filter(({ productIds }) => productIds.includes(productId));

/** `FSN-2026-02`: its series, and its place there. */
const numbered = /^(.+-)(\d+)$/;

export const lotRules: ContentRule[] = [
	{
		name: 'gaps-in-numbers-are-explained',
		sentence: {
			en: 'Where the numbers of notices leave one out, a notice says why.',
			cn: '通告编号如有空缺，须在某一通告中说明原因。',
		},
		find: ({ snapshot }) => {
			const said = JSON.stringify(snapshot.notices.map(({ problem, measures }) => [problem, measures]));
			const known = new Set(snapshot.notices.map(({ number }) => number));
			return snapshot.notices.flatMap(({ number }) => {
				const [, series, place = ''] = numbered.exec(number) ?? [];
				const before = `${series}${String(Number(place) - 1).padStart(place.length, '0')}`;
				if (!series || Number(place) < 2 || known.has(before) || said.includes(before)) return [];
				return [`${number} follows ${before}, of which nothing is said`];
			});
		},
	},
	{
		name: 'notices-name-known-lots',
		sentence: {
			en: 'Each lot that a notice names is a lot of one of its products.',
			cn: '通告中列出的每个批号均须属于其所涉产品。',
		},
		find: ({ snapshot }) =>
			snapshot.notices.flatMap(({ number, productIds, lots }) => {
				const products = snapshot.products.filter(({ id }) => productIds.includes(id));
				const known = products.flatMap((product) => lotsOf(snapshot, product));
				const named = lots.flatMap(({ from, to }) => [from, to]).filter(Boolean);
				return named
					.filter((lot) => !known.some((other) => isLotIn([{ from: lot, to: '' }], other.lot)))
					.map((lot) => `${number} names lot ${lot}, which its products do not have`);
			}),
	},
	{
		name: 'extensions-stand-in-notices',
		sentence: {
			en: 'Each lot with an extended date stands in a product notice with the same letter.',
			cn: '有效期延长的每个批次均须载于产品通告，并附同一告知函。',
		},
		find: ({ snapshot }) =>
			snapshot.products.flatMap((product) => {
				const notices = noticesOf(snapshot, product.id).filter(({ kind }) => kind === 'product');
				return lotsOf(snapshot, product)
					.filter(({ extendedTo }) => extendedTo)
					.filter(({ lot, letterId }) => !notices.some((one) => one.letterId === letterId && isLotIn(one.lots, lot)))
					.map(({ lot, extendedTo }) => `Lot ${lot} is extended to ${extendedTo} and stands in no notice`);
			}),
	},
	{
		name: 'letters-agree-with-lots',
		sentence: {
			en: 'A letter on lots bears the day of its notice and gives the dates of the lots.',
			cn: '批次告知函的日期与通告一致，所列有效期与批次一致。',
		},
		find: ({ snapshot, papers }) => {
			const all = lotsIn(snapshot.lots);
			return papers.flatMap(({ name, on, letter }) => {
				if (!letter) return [];
				const notice = snapshot.notices.find(({ letterId }) => letterId === letter.id);
				const said = new Set(letter.lots.map(({ lot, printed, extended }) => `${lot} ${printed} ${extended}`));
				const meant = new Set(
					all
						.filter(({ letterId }) => letterId === letter.id)
						.map(({ lot, expiresOn, extendedTo }) => `${lot} ${expiresOn} ${extendedTo}`),
				);
				return [
					...(notice?.publishedOn === on ? [] : [`${name} is of ${on}, its notice of ${notice?.publishedOn}`]),
					...[...said].filter((lot) => !meant.has(lot)).map((lot) => `${name} says ${lot}`),
					...[...meant].filter((lot) => !said.has(lot)).map((lot) => `${name} does not say ${lot}`),
				];
			});
		},
	},
];
