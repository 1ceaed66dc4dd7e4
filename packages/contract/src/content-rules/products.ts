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
		name: 'fact-sheets-of-emergency-use',
		sentence: {
			en: 'A product under emergency use has a fact sheet for providers and one for patients among its papers.',
			cn: '紧急使用授权产品的文件中须有面向医务人员和受检者的情况说明。',
		},
		find: ({ snapshot: { products, productDocuments, registrations } }) =>
			registrations.flatMap(({ productId, route }) => {
				if (route !== 'eua') return [];
				const own = productDocuments.filter(
					({ kind, productIds }) => kind === 'fact-sheet' && productIds.includes(productId),
				);
				const reference = products.find(({ id }) => id === productId)?.reference ?? productId;
				return ['providers', 'patients']
					.filter((readers) => own.every(({ part }) => part !== readers))
					.map((readers) => `${reference} is under emergency use and has no fact sheet for ${readers}`);
			}),
	},
	{
		name: 'sold-to-people-at-home',
		sentence: {
			en: 'What is sold online to anybody is registered for self-testing.',
			cn: '面向公众在线销售的产品须注册为自测用途。',
		},
		find: ({ snapshot }) =>
			snapshot.products.flatMap(({ id, reference, buyUrl }) => {
				const own = snapshot.registrations.filter(({ productId }) => productId === id);
				const isForAll = own.some(({ settings }) => settings.includes('self-test'));
				return buyUrl && own.length > 0 && !isForAll
					? [`${reference} is sold online and is registered for professional use alone`]
					: [];
			}),
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
