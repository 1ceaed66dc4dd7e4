import { brand } from '@site/contract/brand';
import type { PageKey } from '@site/contract/pages';
import type { Section } from '@site/contract/sections';
import { describe, expect, it } from 'vitest';
import { demoSnapshot } from '../snapshot.ts';
import { home } from './home-banners.ts';
import { pages } from './pages.ts';

/** Every English text of a value, in order. */
function english(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) =>
		name === 'en' && typeof inner === 'string' ? [inner] : english(inner),
	);
}

/** The targets of all links in a value. */
function targetsIn(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) =>
		name === 'to' && typeof inner === 'string' ? [inner] : targetsIn(inner),
	);
}

const page = (key: PageKey) => pages.find((each) => each.key === key) ?? { sections: [] as Section[] };
const said = (key: PageKey) => english(page(key)).join('\n');
const sectionOf = (key: PageKey, title: string) =>
	page(key).sections.find((section) => 'title' in section && section.title?.en === title);
const figuresOf = (key: PageKey) =>
	page(key).sections.flatMap((section) =>
		section.kind === 'figures' ? section.items.map(({ value }) => value.en) : [],
	);

describe('the pages of the company', () => {
	it('the supply-chain page has its benefits, its network and its lists', { tags: '@PAGE-9' }, () => {
		const text = said('supply-chain');
		for (const words of ['Quality Control', 'Accessibility', 'Cost Savings', 'Flexibility'])
			expect(text).toContain(words);
		for (const words of ['San Diego', 'Atlanta', 'China', 'Singapore']) expect(text).toContain(words);
		for (const words of ['Ownership', 'Supported IVD Technologies', 'IVD Applications']) expect(text).toContain(words);
		expect(targetsIn(sectionOf('supply-chain', 'Go further'))).toEqual([
			'/contract-manufacturing?for=supply-chain',
			'/contact',
		]);
	});

	it('contract manufacturing names areas and quality systems, and links to contact', { tags: '@PAGE-10' }, () => {
		const areas = sectionOf('contract-manufacturing', 'Application areas');
		expect(targetsIn(areas).filter((to) => to.startsWith('/product/'))).toHaveLength(9);
		const text = said('contract-manufacturing');
		for (const words of ['GMP', 'ISO 13485:2016', 'ISO 9001:2015', '3+ million square feet', 'nine areas'])
			expect(text).toContain(words);
		const buttons = page('contract-manufacturing').sections.flatMap((section) =>
			'actions' in section ? section.actions.filter(({ label }) => /^(Work With|Talk to) /.test(label.en)) : [],
		);
		expect(new Set(buttons.map(({ label }) => label.en))).toEqual(
			new Set([`Work With ${brand.name}`, `Talk to ${brand.name}`]),
		);
		expect(new Set(buttons.map(({ to }) => to))).toEqual(new Set(['/contact']));
	});

	it('contract manufacturing has the time of each stage and the minimum order', { tags: '@PAGE-10' }, () => {
		const stages = page('contract-manufacturing').sections.flatMap((section) =>
			section.kind === 'steps' ? section.items.map(({ text }) => text.en) : [],
		);
		expect(stages).toHaveLength(6);
		expect(stages.filter((text) => !/\d+ to \d+ (weeks|months)/.test(text))).toEqual([]);
		expect(figuresOf('contract-manufacturing')).toEqual(['2,000', '20,000', '8 weeks']);
	});

	it('About has its headline, authorizations and seven technologies', { tags: '@PAGE-11' }, () => {
		const text = said('about');
		for (const words of ['Transforming Global Diagnostics', 'FDA', 'CE Mark', 'NMPA']) expect(text).toContain(words);
		expect(text).toMatch(
			/Colloidal gold, electrochemical, chemiluminescence, dry clinical chemistry, PCR, microfluidics and recombinant protein/,
		);
	});

	it('Partnering names our interests, links the policy and takes proposals', { tags: '@PAGE-13' }, () => {
		for (const title of ['What We Look For', 'Built to Last']) expect(sectionOf('partnering', title)).toBeDefined();
		const told = sectionOf('partnering', 'One partnership, month by month');
		expect(told?.kind === 'timeline' && told.items.length).toBe(5);
		expect(targetsIn(page('partnering'))).toContain('/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY');
		expect(targetsIn(sectionOf('partnering', 'Propose a Partnership'))).toEqual(['/contact']);
	});

	it('Become a Distributor shows the open territories on the map', { tags: '@PAGE-16' }, () => {
		const open = sectionOf('become-a-distributor', 'Territories that are open now');
		expect(open?.kind === 'network' && open.places.length).toBe(6);
	});

	it.each([
		['become-a-distributor', 'distributorForm', '/lead-form/23', 3],
		['free-sample-kit', 'sampleKitForm', '/lead-form/1', 2],
		['newsletter', 'newsletterForm', '/lead-form/1?for=newsletter', 1],
	] as const)('the buttons of %s open their lead form', { tags: '@PAGE-16' }, (key, name, address, atLeast) => {
		const opening = targetsIn(page(key)).filter((to) => to === `link:${name}`);
		expect(opening.length).toBeGreaterThanOrEqual(atLeast);
		expect(demoSnapshot.settings.links[name].en).toBe(address);
	});
});

describe('the figures', () => {
	it('give the number of partners as each page has it', { tags: '@CONST-18' }, () => {
		for (const key of ['about', 'become-a-distributor'] as const)
			expect(figuresOf(key)).toEqual(['18+', '1000+', '700+']);
		for (const key of ['supply-chain', 'contract-manufacturing-supply-chain'] as const) {
			expect(figuresOf(key)).toEqual(['1,000+', '3 million+', '1 billion+']);
			expect(said(key)).toContain('170+ countries');
		}
	});

	it('give the discounts and the times of the tests', { tags: ['@CONST-20', '@CONST-21'] }, () => {
		expect(home.notice.text.en).toContain('21% off');
		expect(said('newsletter')).toContain('Healthcare Providers, Receive 20% Off Your First Order');
		expect(english(home).join('\n')).toContain('result in under 5 minutes');
		for (const key of ['about', 'free-sample-kit'] as const) expect(said(key)).toMatch(/results in 10 minutes/i);
	});

	it('name 2006 as the founding year, and no other', { tags: '@CONST-18' }, () => {
		expect(said('about')).toContain(`${brand.company} was founded in 2006.`);
		const all = english([pages, home]).join('\n');
		expect(all.match(/(?:[Ff]ounded in|[Ss]ince) \d{4}/g)?.filter((words) => !words.endsWith('2006'))).toEqual([]);
		expect(all).not.toMatch(/injection molding|blow molding|filling machines/);
	});
});
