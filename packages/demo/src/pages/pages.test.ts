import { readdirSync, readFileSync } from 'node:fs';
import { brand } from '@site/contract/brand';
import { FreePage, freeAddressProblem, freePageAddress } from '@site/contract/free-pages';
import { type LeadForm, leadFormAddress } from '@site/contract/lead-forms';
import { ComposedPage, Home, pageKeys } from '@site/contract/pages';
import type { Section } from '@site/contract/sections';
import { linkNames, NavigationItem, SiteSettings } from '@site/contract/settings';
import { describe, expect, it } from 'vitest';
import { categories } from '../catalogue/categories.ts';
import { articles } from '../newsroom/articles.ts';
import { navigation, settings } from '../settings.ts';
import { home } from './home-banners.ts';
import { pages } from './pages.ts';
import { respiratorySeason } from './respiratory-season.ts';

/** The paths of the specification's route table (ROUTE-1) that content may link without naming an item. */
const routes = [
	'/',
	'/diagnostics',
	'/supply-chain',
	'/contract-manufacturing',
	'/about',
	'/partnering',
	'/media-room',
	'/contact',
	'/report',
	'/documents',
	'/notices',
	'/check',
	'/search',
	'/careers',
	'/product/all',
	'/resources',
	'/events',
	'/Culture/Aiiso_Truth_Code',
	'/Culture/Aiiso_Work_Code',
	'/Culture/Aiiso_Social_Art',
	'/culture/cn',
	'/privacy-policy',
	'/terms-and-conditions',
	'/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY',
	'/become-a-distributor',
	'/free-sample-kit',
	`/${brand.slug}-poc-newsletter`,
	'/scientific-strategy-board',
	freePageAddress(respiratorySeason.slug),
	...categories.map(({ slug }) => `/product/${slug}`),
];

/** All values under one of the names, at any depth. */
function valuesOf(names: string[], value: unknown): unknown[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => [
		...(names.includes(name) ? [inner] : []),
		...valuesOf(names, inner),
	]);
}

const linksIn = (value: unknown) =>
	valuesOf(['en', 'cn'], value).flatMap((html) => [...String(html).matchAll(/href="([^"]*)"/g)].map(([, to]) => to));
const targets = [
	...valuesOf(['to'], [pages, respiratorySeason, home]),
	...linksIn([pages, respiratorySeason]),
	...navigation.map(({ url }) => url),
].map(String);

const toneOf = (section: Section) => ('tone' in section ? section.tone : section.kind);

describe('the pages of the sample company', () => {
	it('cover every key of the contract exactly once', () => {
		expect(pages.map(({ key }) => key).sort()).toEqual([...pageKeys].sort());
	});

	it.each(pages)('$key meets the contract as it is written', (page) => {
		expect(ComposedPage.parse(page)).toEqual(page);
	});

	it.each(pages)('$key has a title, a description and keywords in both languages', { tags: '@SHELL-7' }, (page) => {
		for (const text of [page.title, page.description, page.keywords]) {
			expect(text.en).not.toBe('');
			expect(text.cn).toBeTruthy();
		}
	});

	it.each(pages)(
		'$key begins with its head: a banner, the form on contact, the carousel on home, a plain title on the statement',
		({ key, sections }) => {
			const heads = sections.flatMap(({ kind }, at) =>
				kind === 'banner' || kind === 'contactOpening' ? [{ kind, at }] : [],
			);
			const kind = key === 'contact' ? 'contactOpening' : 'banner';
			expect(heads).toEqual(['home', 'accessibility'].includes(key) ? [] : [{ kind, at: 0 }]);
		},
	);

	it.each(pages)('$key never shows two neighbouring bands on the same ground', ({ sections }) => {
		const tones = sections.map(toneOf);
		expect(tones.filter((tone, index) => tone === tones[index + 1])).toEqual([]);
	});

	it('say everything in Chinese too, but for what a picture shows', () => {
		const incomplete: unknown[] = [];
		const visit = (value: unknown, name = '') => {
			if (typeof value !== 'object' || value === null || name === 'alt') return;
			if ('en' in value && !('cn' in value)) incomplete.push(value.en);
			for (const [inner, child] of Object.entries(value)) visit(child, inner);
		};
		visit([pages, respiratorySeason, home, navigation, settings.hours]);
		expect(incomplete).toEqual([]);
	});
});

describe('the campaign of the sample company', () => {
	it('meets the contract as it is written, at an address that is free', () => {
		expect(FreePage.parse(respiratorySeason)).toEqual(respiratorySeason);
		expect(freeAddressProblem(respiratorySeason.slug)).toBeNull();
	});

	it('begins with a banner and never shows two neighboring bands on the same ground', () => {
		const tones = respiratorySeason.sections.map(toneOf);
		expect(tones[0]).toBe('banner');
		expect(tones.filter((tone, index) => tone === tones[index + 1])).toEqual([]);
	});
});

describe('the home banners', () => {
	it('meet the contract as they are written', () => {
		expect(Home.parse(home)).toEqual(home);
	});

	it('have no button that does nothing', { tags: '@PAGE-4' }, () => {
		const codes = home.banners.flatMap(({ buttons }) => buttons.map(({ code }) => code));
		expect(codes).not.toContain(10);
		expect(new Set(codes).size).toBe(codes.length);
	});

	it('are short enough to stand on a picture', () => {
		for (const { title, text } of home.banners) {
			expect(title.en.length).toBeLessThanOrEqual(45);
			expect(text.en.length).toBeLessThanOrEqual(140);
		}
	});
});

describe('the notice above the home page', () => {
	it('is of the July 4th sale, and afterwards of what is true on any day', { tags: '@PAGE-1' }, () => {
		const { notice, standingNotice } = home;
		expect([notice.from, notice.until]).toEqual(['2027-07-04', '2027-07-04']);
		expect(notice.text.en).toMatch(/^July 4, one day only: 21% off .*with code$/);
		expect(notice.links).toHaveLength(2);
		expect(standingNotice?.links).toEqual(notice.links);
		expect(JSON.stringify(standingNotice)).not.toMatch(/July|sale\b|月|限时|%/);
	});
});

describe('the settings', () => {
	it('meet the contract as they are written', () => {
		expect(SiteSettings.parse(settings)).toEqual(settings);
		expect(NavigationItem.array().parse(navigation)).toEqual(navigation);
	});

	it('lead to our own pages, and otherwise to reserved addresses', { tags: '@PAGE-16' }, () => {
		const forms: LeadForm[] = ['quote', 'distributor', 'sampleKit', 'newsletter'];
		const own = [...routes, ...forms.map(leadFormAddress), ...articles.map(({ slug }) => `/resources/${slug}`)];
		const addresses = [settings.links, settings.social].flatMap((set) => Object.values(set).flatMap(Object.values));
		expect(addresses.filter((url) => !own.includes(url) && !url.startsWith('https://example.com/'))).toEqual([]);
		expect(own).toEqual(expect.arrayContaining([settings.links.eventPage.en, settings.links.universityNews.en]));
	});
});

describe('every target', () => {
	it.each([...new Set(targets)])('%s leads somewhere', (to) => {
		const known = to.startsWith('link:') ? linkNames.map((name) => `link:${name}`) : routes;
		expect(known).toContain(to.startsWith('/') ? to.split('?')[0] : to);
	});
});

describe('the source', () => {
	const source = new URL('../', import.meta.url);
	const files = ['pages', 'sections'].flatMap((folder) =>
		readdirSync(new URL(folder, source)).map((file) => `${folder}/${file}`),
	);

	it.each([...files, 'settings.ts'])('%s does not spell the brand name', { tags: '@D1' }, (file) => {
		expect(readFileSync(new URL(file, source), 'utf8').toLowerCase()).not.toContain(brand.slug);
	});
});
