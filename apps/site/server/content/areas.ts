import { inLanguage, type Language } from '@site/contract/language';
import { pictureWidths } from '@site/contract/picture-sizes';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { type LocalPicture, localise } from './localise.ts';
import { remember } from './memory.ts';

/** A category at the top of the catalogue, as a visitor meets it outside the list: with its first product. */
export type AreaView = { slug: string; name: string; picture: LocalPicture; products: number };

/** The areas that have something to show, in the order of the catalogue. */
export const areas: (content: Content, language: Language) => AreaView[] = remember(
	2,
	(content: Content, language: Language) => {
		const { categories } = catalogueIndex(content);
		const areaOf = (categoryId: number) => categories.get(categoryId)?.parentId ?? categoryId;
		return content.snapshot.categories.flatMap(({ id, slug, name, parentId }) => {
			const products =
				parentId === null ? content.snapshot.products.filter((one) => areaOf(one.categoryId) === id) : [];
			const [first] = products;
			if (!first) return [];
			return [
				{
					slug,
					name: inLanguage(name, language),
					picture: small(localise(first.picture, language)),
					products: products.length,
				},
			];
		});
	},
);

const [tileWidth] = pictureWidths;

/** The tile is small: the narrowest size is all that it needs. */
const small = ({ width, height, ...picture }: LocalPicture): LocalPicture => ({
	...picture,
	alt: '',
	width: tileWidth,
	height: Math.round((tileWidth * height) / width),
});
