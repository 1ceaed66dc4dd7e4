import type { Product } from '../catalogue.ts';
import { lostTargets } from '../lost-targets.ts';
import { figureOf } from '../performance.ts';
import type { Snapshot } from '../snapshot.ts';
import type { ContentRule } from './rule.ts';

/** The percentages of a study, target by target, as they are printed. */
const figuresOf = ({ performance }: Product): string =>
	(performance?.targets ?? [])
		.map(({ name, positive, negative }) => `${name.en} ${figureOf(positive).text}/${figureOf(negative).text}`)
		.join(', ');

const isoOf = ({ certifications }: Snapshot) =>
	new Map(certifications.filter(({ name }) => /^ISO\b/.test(name.en)).map(({ id, name }) => [id, name.en]));

export const productRules: ContentRule[] = [
	{
		name: 'studies-differ',
		sentence: {
			en: 'No two studies have the same percentages throughout.',
			cn: '任何两项研究的百分比不得全部相同。',
		},
		find: ({ snapshot }) =>
			[...Map.groupBy(snapshot.products, figuresOf)].flatMap(([figures, products]) =>
				figures && products.length > 1
					? [`${products.map(({ reference }) => reference).join(' and ')} have the same figures: ${figures}`]
					: [],
			),
	},
	{
		name: 'iso-is-of-the-company',
		sentence: {
			en: 'An ISO certificate is the company’s and no certification of a product.',
			cn: 'ISO 证书属于公司，不得作为产品认证展示。',
		},
		find: ({ snapshot }) => {
			const iso = isoOf(snapshot);
			return snapshot.products.flatMap(({ reference, certificationIds }) =>
				certificationIds.flatMap((id) => (iso.has(id) ? [`${reference} carries ${iso.get(id)}`] : [])),
			);
		},
	},
	{
		name: 'successors-say-what-they-lack',
		sentence: {
			en: 'A successor that detects less than the product before it says so in its text.',
			cn: '替代产品的检测项目少于原产品时，须在正文中说明。',
		},
		find: ({ snapshot }) =>
			snapshot.products.flatMap((product) => {
				const successor = snapshot.products.find(({ id }) => id === product.discontinued?.successorId);
				if (!successor) return [];
				return lostTargets(product, successor)
					.filter(({ en }) => !successor.content.en.toLowerCase().includes(`not detect ${en.toLowerCase()}`))
					.map(({ en }) => `${successor.reference} follows ${product.reference} and does not say that it lacks ${en}`);
			}),
	},
];
