import type { Language } from '@site/contract/language';
import { categoryHeads, categoryTree } from './catalogue.ts';
import { catalogueNumbers } from './catalogue-numbers.ts';
import type { Content } from './content.ts';
import type { LocalPicture } from './localise.ts';
import { remember } from './memory.ts';

/** A category at the top of the catalogue, as a visitor meets it outside the list. */
export type AreaView = { slug: string; name: string; picture: LocalPicture | null; products: number };

/** The areas that have something to show, in the order of the catalogue. */
export const areas: (content: Content, language: Language) => AreaView[] = remember(
	2,
	(content: Content, language: Language) => {
		const heads = categoryHeads(content, language);
		const numbers = catalogueNumbers(content);
		return categoryTree(content, { language })
			.map(({ id, slug, name }) => ({
				slug,
				name,
				picture: heads[slug]?.picture ?? null,
				products: numbers.reduce((sum, { categories, count }) => sum + (categories.includes(id) ? count : 0), 0),
			}))
			.filter(({ products }) => products > 0);
	},
);
