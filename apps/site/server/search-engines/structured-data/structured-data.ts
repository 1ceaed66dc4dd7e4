import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import { addressIn } from '../../../app/addresses/language-address.ts';
import type { Route } from '../../../app/route-table.ts';
import type { Content } from '../../content/content.ts';
import type { Kind } from '../../content/kinds.ts';
import { page, settings } from '../../content/pages.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { documentThing } from './documents.ts';
import { articleThing, eventThing, jobThing, productThing } from './items.ts';
import { type Around, company, languageTag, postalAddress, type Thing } from './schema.ts';

/** The company: its name, address and contacts. */
function organisation({ content, language, publicUrl }: Around): Thing {
	const { address, phone, email, social } = settings(content, language);
	return {
		...company(publicUrl),
		alternateName: brand.name,
		legalName: brand.company,
		description: page(content, { key: 'home', language })?.description,
		foundingDate: '2006',
		email,
		telephone: phone,
		// The first line is the name of the company.
		address: postalAddress(address.slice(1).join(', ') || address.join(', ')),
		contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: phone, email },
		sameAs: Object.values(social),
	};
}

/** The site, and how to search it. */
const website = ({ language, publicUrl }: Around): Thing => ({
	'@type': 'WebSite',
	'@id': `${publicUrl}/#website`,
	name: brand.name,
	alternateName: brand.company,
	url: `${publicUrl}/`,
	inLanguage: languageTag(language),
	publisher: { '@id': `${publicUrl}/#organization` },
	potentialAction: {
		'@type': 'SearchAction',
		target: {
			'@type': 'EntryPoint',
			urlTemplate: `${publicUrl}${addressIn(language, '/search?search=')}`.replace(
				'search=',
				'search={search_term_string}',
			),
		},
		'query-input': 'required name=search_term_string',
	},
});

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
