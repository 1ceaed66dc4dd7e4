import type { Category, Product, Tint } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { pictureWidths } from '@site/contract/picture-sizes';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { type LocalPicture, localise } from './localise.ts';
import { remember } from './remember.ts';

/** A top-level category as shown outside the product list, with the picture of its first product. */
export type AreaView = { slug: string; name: string; picture: LocalPicture; products: number; tint?: Tint | undefined };

/** The areas that have products, with these, in catalogue order. */
export function areasWithProducts(content: Content): { area: Category; products: [Product, ...Product[]] }[] {
	const { categories } = catalogueIndex(content);
	const areaOf = (categoryId: number) => categories.get(categoryId)?.parentId ?? categoryId;
	return content.snapshot.categories.flatMap((area) => {
		if (area.parentId !== null) return [];
		const [first, ...others] = content.snapshot.products.filter(({ categoryId }) => areaOf(categoryId) === area.id);
		return first ? [{ area, products: [first, ...others] }] : [];
	});
}

export const areas: (content: Content, language: Language) => AreaView[] = remember(
	2,
	(content: Content, language: Language) =>
		areasWithProducts(content).map(({ area: { slug, name, tint }, products }) => ({
			slug,
			name: inLanguage(name, language),
			picture: small(localise(products[0].picture, language)),
			products: products.length,
			tint,
		})),
);

const [tileWidth] = pictureWidths;

/** Tiles are small, so the narrowest size is enough. */
const small = ({ width, height, ...picture }: LocalPicture): LocalPicture => ({
	...picture,
	alt: '',
	width: tileWidth,
	height: Math.round((tileWidth * height) / width),
});
