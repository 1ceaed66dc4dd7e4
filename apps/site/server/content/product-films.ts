import type { Product } from '@site/contract/catalogue';
import { escapeHtml } from '@site/contract/escape-html';
import type { Language } from '@site/contract/language';
import type { Content } from './content.ts';
import { type FilmView, filmById, filmView } from './films.ts';

/** A tab of a product. A tab with films also has them as data, for the players. */
export type ResourceTab = { id: number; title: string; content: string; films?: FilmView[] };

/** The id of the films on the page of a product. */
export const filmsAnchor = 'films';

export const filmsTitle: Record<Language, string> = { en: 'Videos', cn: '视频' };

/** Adds a last tab with the product's films, if it has any. */
export function withFilms(content: Content, product: Product, tabs: ResourceTab[], language: Language): ResourceTab[] {
	const films = product.filmIds
		.flatMap((id) => filmById(content, id) ?? [])
		.map((film) => filmView(content, film, language));
	if (films.length === 0) return tabs;
	const entries = films.map(
		({ title, source }) => `<li><a href="${escapeHtml(source.url)}">${escapeHtml(title)}</a></li>`,
	);
	const id = Math.max(0, ...tabs.map((tab) => tab.id)) + 1;
	return [...tabs, { id, title: filmsTitle[language], content: `<ul>${entries.join('')}</ul>`, films }];
}
