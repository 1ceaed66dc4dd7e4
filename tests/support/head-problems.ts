import { addressIn } from '../../apps/site/app/addresses/language-address.ts';
import { type Route, routeTable } from '../../apps/site/app/route-table.ts';
import { ambiguousLinks, type PageHead, readHead } from './page-head.ts';
import { missingProperties } from './required-properties.ts';

const tags = { en: 'en', cn: 'zh-CN' };

/** The expected types of structured data, without the breadcrumb. */
const ofItself: Record<string, string[]> = {
	Home: ['Organization', 'WebSite'],
	About: ['Organization'],
	Contact: ['Organization'],
	Document: ['DigitalDocument'],
	// A guide describes a test, whose product page has the structured data.
	Guide: [],
	Resourcesinfo: ['BlogPosting'],
	PressRelease: ['NewsArticle'],
	Eventsinfo: ['Event'],
	Job: ['JobPosting'],
};

type Walked = { name: string; html: string; language: keyof typeof tags; publicUrl: string };

/** Problems in the head of a page: missing or wrong data. */
export function headProblems({ name, html, language, publicUrl }: Walked): string[] {
	const head = readHead(html);
	const route = routeOf(name);
	const described = [head.meta.description, head.meta['og:title'], head.meta['og:description']];
	// A page for a single person has no description for others.
	const texts = [head.title, ...(route?.secret ? [] : described)];
	return [
		...ambiguousLinks(html).map((words) => `says "${words}" of different pages`),
		...problem(head.lang !== tags[language], `says that its language is ${head.lang}`),
		...problem(head.headings !== 1, `has ${head.headings} first headings`),
		...problem(!texts.every((text) => text?.trim()), 'lacks a title or a description'),
		...(isListed(name)
			? [...listedProblems(head, language, publicUrl), ...structureProblems(head, name, route)]
			: unlistedProblems(head)),
	];
}

/** The empty list is a page of the same route. */
const routeOf = (name: string): Route | undefined => routeTable.find((row) => row.name === name.replace(/^Empty/, ''));

/** Whether search engines may list the page. */
export function isListed(name: string): boolean {
	const { hidden, preview, secret } = routeOf(name) ?? {};
	return !hidden && !preview && !secret;
}

const problem = (is: boolean, words: string) => (is ? [words] : []);

const unlistedProblems = ({ meta, canonical, structuredData }: PageHead) =>
	problem(!meta.robots?.includes('noindex') || canonical !== null || structuredData.length > 0, 'would be indexed');

function listedProblems({ canonical, alternates, meta }: PageHead, language: Walked['language'], publicUrl: string) {
	const path = canonical?.slice(publicUrl.length).replace(/[?&]lang=cn$/, '') ?? '';
	const pair = { en: publicUrl + path, 'zh-CN': publicUrl + addressIn('cn', path), 'x-default': publicUrl + path };
	return [
		...problem(meta.robots?.includes('noindex') ?? false, 'would not be indexed'),
		...problem(canonical !== publicUrl + addressIn(language, path), `has the canonical ${canonical}`),
		...problem(JSON.stringify(alternates) !== JSON.stringify(pair), `has alternates ${JSON.stringify(alternates)}`),
		...problem(meta['og:url'] !== canonical, 'is shared under another address'),
	];
}

function structureProblems({ structuredData }: PageHead, name: string, route: Route | undefined) {
	const types = structuredData.map((thing) => String(thing['@type']));
	const expected = ofItself[name] ?? (route?.slug === 'product' ? ['Product'] : []);
	const own = types.filter((type) => type !== 'BreadcrumbList');
	return [
		...problem(own.join() !== expected.join(), `says that it is ${own.join()}`),
		...problem(name !== 'Home' && !types.includes('BreadcrumbList'), 'does not say where it stands'),
		...structuredData.flatMap(missingProperties),
	];
}
