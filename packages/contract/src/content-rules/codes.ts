import type { Product } from '../catalogue.ts';
import type { Snapshot } from '../snapshot.ts';
import type { ContentRule } from './rule.ts';

/** A CPT code of a laboratory test with its modifiers, as it is billed. */
const billed = /\b8\d{4}-?QW(?:-59)?\b/g;

const codesIn = (text: string) => text.match(billed) ?? [];

/** The codes in a product's table, if its page is themed, and in its texts. */
const codesOf = ({ theme, content, resources }: Product): string[] => [
	...(theme?.cptCodes ?? []).map(({ code }) => code),
	...codesIn(JSON.stringify([content, resources])),
];

const isForHome = ({ registrations }: Snapshot, { id, resultGuide }: Product) =>
	resultGuide?.forHome === true ||
	registrations.some(({ productId, settings }) => productId === id && settings.every((one) => one === 'self-test'));

export const codeRules: ContentRule[] = [
	{
		name: 'codes-agree',
		sentence: {
			en: 'A CPT code in an article or on a page is written as on the page of a product.',
			cn: '文章和页面中的 CPT 代码须与产品页面的写法一致。',
		},
		find: ({ snapshot }) => {
			const known = new Set(snapshot.products.flatMap(codesOf));
			const texts = [
				...snapshot.articles.map(({ slug, content }) => [slug, content] as const),
				...snapshot.pages.map(({ key, sections }) => [key, sections] as const),
				...snapshot.freePages.map((page) => [page.slug, page] as const),
			];
			return texts.flatMap(([name, text]) =>
				[...new Set(codesIn(JSON.stringify(text)))]
					.filter((code) => !known.has(code))
					.map((code) => `${name} names the code ${code}, which no product has`),
			);
		},
	},
	{
		name: 'no-codes-at-home',
		sentence: {
			en: 'A test that is for use at home has no CPT codes.',
			cn: '居家检测不列 CPT 代码。',
		},
		find: ({ snapshot }) =>
			snapshot.products.flatMap((product) =>
				isForHome(snapshot, product) && codesOf(product).length > 0
					? [`${product.reference} is for home and lists ${codesOf(product).join(', ')}`]
					: [],
			),
	},
	{
		name: 'one-set-of-codes',
		sentence: {
			en: 'A product has one set of CPT codes; codes that are billed instead say that they are alternatives.',
			cn: '每个产品只有一组 CPT 代码；可替代申报的代码须注明。',
		},
		find: ({ snapshot }) =>
			snapshot.products.flatMap(({ reference, theme }) => {
				const usual = (theme?.cptCodes ?? []).filter(({ covers }) => !/alternative/i.test(covers.en));
				const bases = new Set(usual.map(({ code }) => code.slice(0, 5)));
				return bases.size > 1 ? [`${reference} lists ${usual.map(({ code }) => code).join(', ')} side by side`] : [];
			}),
	},
];
