import { documentAddress } from '@site/contract/document-address';
import { freePageAddress } from '@site/contract/free-pages';
import { inLanguage, type Language } from '@site/contract/language';
import { addressIn } from '../../../app/addresses/language-address.ts';
import {
	addressOf,
	articleAddress,
	boardMemberAddress,
	eventAddress,
	jobAddress,
	listAddress,
	noticeAddress,
	productAddress,
} from '../../../app/destinations.ts';
import { noticesIn } from '../../../app/document/notices-feed.ts';
import { pageNames } from '../../../app/document/page-names.ts';
import { canonicalPaths } from '../../../app/route-paths.ts';
import type { Route } from '../../../app/route-table.ts';
import { job } from '../../content/careers.ts';
import { categoryHeads, product } from '../../content/catalogue.ts';
import { boardMember, culturePages } from '../../content/company.ts';
import type { Content } from '../../content/content.ts';
import { event } from '../../content/events.ts';
import { navigationTree } from '../../content/navigation.ts';
import { article } from '../../content/newsroom.ts';
import { notice } from '../../content/notices.ts';
import { freePagesAbove, page, titleAlone } from '../../content/pages.ts';
import { documentAt } from './documents.ts';
import type { Around, Thing } from './schema.ts';

type Crumb = { name: string; path: string };

const homeNames: Record<Language, string> = { en: 'Home', cn: '首页' };

/** Where the page stands, from the home page down. */
export function breadcrumbs({ content, language, publicUrl, url }: Around, route: Route, named: string): Thing[] {
	const trail = trailOf(content, language, route, named, url);
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

function trailOf(content: Content, language: Language, route: Route, named: string, url: string): Crumb[] {
	const under = (path: string, key: Parameters<typeof page>[1]['key'], item: Crumb | null): Crumb[] => {
		const name = nameOf(content, language, path, key);
		return item && name ? [{ name, path }, item] : [];
	};
	switch (route.slug ?? route.name) {
		case 'product': {
			const found = product(content, { slug: named, language });
			if (!found) return [];
			const { category, title } = found;
			const list = category && { name: category.name, path: listAddress(category.slug) };
			return [
				...under(listAddress('all'), 'products', { name: title, path: productAddress(named) }).flatMap((crumb, at) =>
					at === 1 && list ? [list, crumb] : [crumb],
				),
			];
		}
		case 'category': {
			const head = categoryHeads(content, language)[named];
			if (!head) return [{ name: nameOf(content, language, listAddress('all'), 'products'), path: listAddress('all') }];
			return under(listAddress('all'), 'products', { name: head.name, path: listAddress(named) });
		}
		case 'article': {
			const found = article(content, { slug: named, language });
			return under('/resources', 'resources', found && { name: found.title, path: articleAddress(named) });
		}
		case 'event': {
			const found = event(content, { slug: named, language });
			return under('/events', 'events', found && { name: found.title, path: eventAddress(named) });
		}
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
			return under(listAddress('all'), 'products', { name: pageNames(language).finder, path: route.path });
		case 'Report':
			return [{ name: pageNames(language).report, path: route.path }];
		case 'Notices':
			return [{ name: noticesIn(language).title, path: route.path }];
		case 'notice': {
			const found = notice(content, { slug: named, language });
			const all = { name: noticesIn(language).title, path: addressOf({ name: 'Notices' }) };
			return found ? [all, { name: found.title, path: noticeAddress(named) }] : [];
		}
		case 'page':
			return freePagesAbove(content, named).map(({ slug, title }) => ({
				name: inLanguage(title, language),
				path: freePageAddress(slug),
			}));
		case 'Careers': {
			const found = job(content, { id: Number(named), language });
			if (!found) return [{ name: nameOf(content, language, route.path, 'careers'), path: route.path }];
			return under(route.path, 'careers', { name: found.title, path: jobAddress(found.id) });
		}
		case 'ScientificStrategyBoardInfo': {
			const found = boardMember(content, { key: named, language });
			const member = found && { name: found.name, path: boardMemberAddress(named) };
			return under('/scientific-strategy-board', 'scientific-strategy-board', member);
		}
		default: {
			const culture = culturePages(content, language).find(({ slug }) => route.path === `/Culture/${slug}`);
			const name = route.composed ? nameOf(content, language, route.path, route.composed) : culture?.title;
			return name && route.path !== '/' ? [{ name, path: canonicalPaths[route.path] ?? route.path }] : [];
		}
	}
}

/** What the navigation calls a page, else its title without the company's name. */
function nameOf(content: Content, language: Language, path: string, key: Parameters<typeof page>[1]['key']): string {
	const entry = navigationTree(content, language).find(({ url }) => url === path);
	return entry?.name ?? titleAlone(page(content, { key, language })?.title ?? '');
}
