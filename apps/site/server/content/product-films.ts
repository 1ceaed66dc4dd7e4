import type { Product } from '@site/contract/catalogue';
import type { Language } from '@site/contract/language';
import type { Content } from './content.ts';
import { type FilmView, filmById, filmView } from './films.ts';
import { escaped } from './own-documents.ts';

/** A tab of a product; one of films has them beside their links, for players. */
export type ResourceTab = { id: number; title: string; content: string; films?: FilmView[] };

export const filmsTitle: Record<Language, string> = { en: 'Videos', cn: '视频' };

/** Behind the other tabs one with the films of the product, where it has any. */
export function withFilms(content: Content, product: Product, tabs: ResourceTab[], language: Language): ResourceTab[] {
	const films = product.filmIds
		.flatMap((id) => filmById(content, id) ?? [])
		.map((film) => filmView(content, film, language));
	if (films.length === 0) return tabs;
	const entries = films.map(({ title, source }) => `<li><a href="${escaped(source.url)}">${escaped(title)}</a></li>`);
	const id = Math.max(0, ...tabs.map((tab) => tab.id)) + 1;
	return [...tabs, { id, title: filmsTitle[language], content: `<ul>${entries.join('')}</ul>`, films }];
}
