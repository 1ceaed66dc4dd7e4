import { documentAddress } from '@site/contract/document-address';
import { freePageAddress } from '@site/contract/free-pages';
import { inLanguage, type Language } from '@site/contract/language';
import { addressIn } from '../../../app/addresses/language-address.ts';
import { addressOf, listAddress } from '../../../app/destinations.ts';
import { noticesIn } from '../../../app/document/notices-feed.ts';
import { pageNames } from '../../../app/document/page-names.ts';
import { canonicalPaths } from '../../../app/route-paths.ts';
import type { Route } from '../../../app/route-table.ts';
import { product } from '../../content/catalogue.ts';
import { culturePages } from '../../content/company.ts';
import type { Content } from '../../content/content.ts';
import { itemsByName, type Kind, kinds } from '../../content/kinds.ts';
import { navigationTree } from '../../content/navigation.ts';
import { freePagesAbove, page, titleAlone } from '../../content/pages.ts';
import { documentAt } from './documents.ts';
import type { Around, Thing } from './schema.ts';

type Crumb = { name: string; path: string };

const homeNames: Record<Language, string> = { en: 'Home', cn: '首页' };

/** The path to the page, from the home page down. */
export function breadcrumbs(around: Around, route: Route, kind: Kind | undefined, named: string): Thing[] {
	const { language, publicUrl } = around;
	const trail = trailOf(around, route, kind, named);
	if (trail.length === 0) return [];
	const all = [{ name: homeNames[language], path: '/' }, ...trail];
	return [
		{
			'@type': 'BreadcrumbList',
			itemListElement: all.map(({ name, path }, at) => ({
				'@type': 'ListItem',
				position: at + 1,
				name,
				item: publicUrl + addressIn(language, path),
			})),
		},
	];
}

function trailOf({ content, language, url }: Around, route: Route, kind: Kind | undefined, named: string): Crumb[] {
	if (kind && kind !== 'page') return itemTrail(content, language, kind, named);
	const products = { path: listAddress('all'), name: nameOf(content, language, listAddress('all'), 'products') };
	switch (route.name) {
		case 'Documents':
		case 'Document':
		case 'DocumentRevision': {
			const found = documentAt({ content, url });
			const title = found && inLanguage(found.entry.document.title, language);
			const path = found ? documentAddress({ ...found.address, revision: undefined }) : '';
			const all = { name: pageNames(language).documents, path: addressOf({ name: 'Documents' }) };
			return title ? [all, { name: title, path }] : [all];
		}
		case 'Check':
		case 'Box':
			return [{ name: pageNames(language).check, path: addressOf({ name: 'Check' }) }];
		case 'Finder':
			return products.name ? [products, { name: pageNames(language).finder, path: route.path }] : [];
		case 'Report':
			return [{ name: pageNames(language).report, path: route.path }];
		case 'ProductData':
			return [{ name: pageNames(language).data, path: route.path }];
		case 'Notices':
			return [{ name: noticesIn(language).title, path: route.path }];
		case 'FreePage':
			return freePagesAbove(content, named).map(({ slug, title }) => ({
				name: inLanguage(title, language),
				path: freePageAddress(slug),
			}));
		default: {
			const culture = culturePages(content, language).find(({ slug }) => route.path === `/Culture/${slug}`);
			const name = route.composed ? nameOf(content, language, route.path, route.composed) : culture?.title;
			return name && route.path !== '/' ? [{ name, path: canonicalPaths[route.path] ?? route.path }] : [];
		}
	}
}

/** The list of the item's kind, the category of a product, and the item. */
function itemTrail(content: Content, language: Language, kind: Kind, named: string): Crumb[] {
	const { path, page } = kinds[kind].list;
	const list = { name: page ? nameOf(content, language, path, page) : noticesIn(language).title, path };
	const found = itemsByName(content.snapshot, kind).get(named);
	// Lists that choose an item by their own address.
	if (!found) return kind === 'category' || kind === 'job' ? [list] : [];
	if (!list.name) return [];
	const category = kind === 'product' ? product(content, { slug: named, language })?.category : null;
	return [
		list,
		...(category ? [{ name: category.name, path: listAddress(category.slug) }] : []),
		{ name: inLanguage(found.title, language), path: found.address },
	];
}

/** The name of a page in the navigation, else its title without the company's name. */
function nameOf(content: Content, language: Language, path: string, key: Parameters<typeof page>[1]['key']): string {
	const entry = navigationTree(content, language).find(({ url }) => url === path);
	return entry?.name ?? titleAlone(page(content, { key, language })?.title ?? '');
}
