import type { Tint } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { type CategoryNode, categoryTree } from './catalogue.ts';
import type { Content } from './content.ts';
import { remember } from './remember.ts';

export type NavigationNode = {
	id: number;
	name: string;
	url: string;
	/** The category's slug; empty for other entries. */
	custom: string;
	/** The color of an area of the catalogue. */
	tint?: Tint | undefined;
	children: NavigationNode[];
};

export const navigationTree: (content: Content, language: Language) => NavigationNode[] = remember(
	2,
	(content: Content, language) =>
		content.snapshot.navigation.map((item) => ({
			id: item.id,
			name: inLanguage(item.name, language),
			url: item.url,
			custom: '',
			children: item.url.startsWith('/product') ? categoryTree(content, { language }).map(fromCategory) : [],
		})),
);

const fromCategory = (category: CategoryNode): NavigationNode => ({
	id: category.id,
	name: category.name,
	url: `/product/${encodeURIComponent(category.slug)}`,
	custom: category.slug,
	tint: category.tint,
	children: category.children.map(fromCategory),
});
