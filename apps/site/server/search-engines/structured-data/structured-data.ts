import type { Language } from '@site/contract/language';
import type { Route } from '../../../app/route-table.ts';
import type { Content } from '../../content/content.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { documentThing } from './documents.ts';
import { articleThing, eventThing, jobThing, productThing } from './items.ts';
import type { Around, Thing } from './schema.ts';
import { organisation, website } from './site.ts';

export type Described = {
	content: Content;
	language: Language;
	publicUrl: string;
	route: Route;
	/** What the path names, where the route takes a slug. */
	slug: string | null;
	query: URLSearchParams;
	/** The page's own address in its language. */
	url: string;
};

/** Structured data of a page: its item and its breadcrumbs. */
export function structuredData({ route, slug, query, ...around }: Described): Thing[] {
	if (route.preview || route.secret || route.hidden) return [];
	const named = slug ?? query.get('job') ?? query.get('name') ?? '';
	return [...itself(around, route, named), ...breadcrumbs(around, route, named)];
}

function itself(around: Around, route: Route, named: string): Thing[] {
	if (route.name === 'Home') return [organisation(around), website(around)];
	if (route.name === 'Careers') return named ? jobThing(around, Number(named)) : [];
	if (route.name === 'About' || route.name === 'Contact') return [organisation(around)];
	if (route.name === 'Document') return documentThing(around);
	// A guide is about the test, whose own page describes it.
	if (route.name === 'Guide') return [];
	if (route.slug === 'product') return productThing(around, named);
	if (route.slug === 'article') return articleThing(around, named);
	return route.slug === 'event' ? eventThing(around, named) : [];
}

/** JSON-LD elements, with `<` escaped so that no text can close the script element. */
export const structuredDataHtml = (things: readonly Thing[]): string =>
	things
		.map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c'))
		.map((json) => `<script type="application/ld+json">${json}</script>`)
		.join('');
