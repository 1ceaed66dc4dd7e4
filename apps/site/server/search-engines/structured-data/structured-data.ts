import type { Language } from '@site/contract/language';
import type { Route } from '../../../app/route-table.ts';
import type { Content } from '../../content/content.ts';
import type { Kind } from '../../content/kinds.ts';
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
	/** The slug in the path, if the route has one. */
	slug: string | null;
	query: URLSearchParams;
	/** The page's own address in its language. */
	url: string;
};

/** Structured data of a page: its item and its breadcrumbs. */
export function structuredData({ route, slug, query, ...around }: Described): Thing[] {
	if (route.preview || route.secret || route.hidden) return [];
	const named = slug ?? query.get('job') ?? query.get('name') ?? '';
	const kind = route.slug ?? namedByQuery[route.name];
	return [...itself(around, route, kind, named), ...breadcrumbs(around, route, kind, named)];
}

/** Kinds whose items are named in the query of an address. */
const namedByQuery: Partial<Record<Route['name'], Kind>> = { Careers: 'job', ScientificStrategyBoardInfo: 'member' };

const thingOf: Partial<Record<Kind, (around: Around, named: string) => Thing[]>> = {
	product: productThing,
	article: articleThing,
	event: eventThing,
	job: (around, id) => jobThing(around, Number(id)),
};

function itself(around: Around, route: Route, kind: Kind | undefined, named: string): Thing[] {
	if (route.name === 'Home') return [organisation(around), website(around)];
	if (route.name === 'About' || route.name === 'Contact') return [organisation(around)];
	if (route.name === 'Document') return documentThing(around);
	// A guide concerns a test, which its own page describes.
	if (route.name === 'Guide') return [];
	return (kind && thingOf[kind]?.(around, named)) ?? [];
}

/** JSON-LD elements, with `<` escaped so that no text can close the script element. */
export const structuredDataHtml = (things: readonly Thing[]): string =>
	things
		.map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c'))
		.map((json) => `<script type="application/ld+json">${json}</script>`)
		.join('');
