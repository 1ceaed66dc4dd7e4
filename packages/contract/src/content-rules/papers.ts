import type { Product } from '../catalogue.ts';
import type { Snapshot } from '../snapshot.ts';
import { firstDays } from './first-days.ts';
import type { ContentRule } from './rule.ts';

/** The part of a safety data sheet, and the words for it in the contents of a kit. */
const contained: Record<string, RegExp> = {
	'control-material': /control/i,
	'extraction-buffer': /extraction buffer|buffer|prefilled/i,
	'extraction-reagents': /reagent/i,
	'sample-diluent': /diluent|buffer|solution/i,
};

/** The last table of a product's text: the contents of its box. */
const kitOf = ({ content }: Product) => content.en.slice(content.en.lastIndexOf('<table>'));

const productsOf = ({ products }: Snapshot, ids: readonly number[]) => products.filter(({ id }) => ids.includes(id));

export const paperRules: ContentRule[] = [
	{
		name: 'papers-name-what-exists',
		sentence: {
			en: 'A paper names no product that was registered after its day.',
			cn: '文件中不得提及在其日期之后才注册的产品。',
		},
		find: ({ snapshot, papers }) => {
			const first = firstDays(snapshot);
			const days = new Map(snapshot.products.map(({ reference, id }) => [reference, first.get(id)]));
			return papers.flatMap(({ name, on, names = [] }) =>
				names.flatMap((reference) => {
					const since = days.get(reference);
					return since && since > on ? [`${name} of ${on} names ${reference}, which is of ${since}`] : [];
				}),
			);
		},
	},
	{
		name: 'instructions-cover-every-pack',
		sentence: {
			en: 'Instructions name the REF of every pack of their product.',
			cn: '说明书须载明产品所有包装的货号。',
		},
		find: ({ snapshot, papers }) => {
			const packs = new Map(snapshot.products.map(({ id, packs }) => [id, packs.map(({ reference }) => reference)]));
			return papers.flatMap(({ name, covers }) =>
				(packs.get(covers?.productId ?? 0) ?? [])
					.filter((reference) => !covers?.references.includes(reference))
					.map((reference) => `${name} does not name ${reference}`),
			);
		},
	},
	{
		name: 'safety-data-of-what-is-included',
		sentence: {
			en: 'A safety data sheet is about a part that the product’s box contains.',
			cn: '安全技术说明书所述组分须包含在产品包装内。',
		},
		find: ({ snapshot }) =>
			snapshot.productDocuments.flatMap(({ kind, part, productIds }) => {
				const words = kind === 'sds' ? contained[part] : undefined;
				return words
					? productsOf(snapshot, productIds)
							.filter((product) => !words.test(kitOf(product)))
							.map(({ reference }) => `${reference} has a safety data sheet of ${part}, and no such part in its box`)
					: [];
			}),
	},
	{
		name: 'agent-in-china-is-named',
		sentence: {
			en: 'Instructions of a product that China registered name the number and the agent there.',
			cn: '在中国注册的产品，其说明书须载明注册证编号和代理人。',
		},
		find: ({ papers }) =>
			papers.flatMap(({ name, china }) =>
				china && (!china.number || !china.agent) ? [`${name} lacks the registration number or the agent in China`] : [],
			),
	},
];
