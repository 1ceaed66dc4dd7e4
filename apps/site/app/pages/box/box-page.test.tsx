import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { cn } from '../../messages/cn.ts';
import { learn } from '../../messages/dictionary.ts';
import type { BoxView, NoticeHead } from '../../visit.ts';
import { BoxFacts } from './box-facts.tsx';
import { BoxHead } from './box-head.tsx';
import { BoxWays } from './box-ways.tsx';

const page = vi.hoisted(() => ({
	language: 'en',
	layout: 'desktop',
	settings: { phone: '+1 555 0146', hours: 'Monday to Friday' },
}));
vi.mock('../../client/use-shell.ts', () => ({ useShell: () => page, useLayout: () => page.layout }));
learn('cn', cn);

const notice: NoticeHead = {
	id: 1,
	slug: 'fsn-1',
	number: 'FSN-1',
	kind: 'field-safety',
	title: 'Test strips: vials',
	products: [],
	lots: ['BGS2604A'],
	publishedOn: '2026-10-06',
	publishedText: 'October 6, 2026',
	closedText: null,
};
const recall = {
	...notice,
	problem: [],
	hazard: [],
	action: ['Do not use this vial.', 'Keep it.'],
	measures: [],
	contact: [],
	letter: null,
	changedOn: undefined,
};
const known: BoxView = {
	verdict: 'good',
	tone: 'fine',
	lot: 'BGS2607A',
	isKnown: true,
	printed: 'March 31, 2028',
	recorded: 'March 31, 2028',
	extended: '',
	made: '',
	hasPrintedPassed: false,
	steps: [],
	letter: null,
	recalls: [],
	notices: [],
	elsewhere: [],
	closed: [],
	alike: [],
	product: {
		id: 1,
		slug: 'strips',
		reference: 'HA-RSV-20',
		title: 'Strips',
		description: '',
		picture: { url: '/media/strips.webp', width: 4, height: 3, alt: '' },
		emergencyUse: '',
	} as BoxView['product'],
	pack: { reference: 'HA-RSV-20', quantity: '20 tests', gtin: '9521234105008' },
	instructions: [
		{ spoken: 'en', isOwn: true, languageName: 'English', isByLot: true, revision: '3', address: '/documents/x' },
	],
	ofOtherLots: [],
	hasGuide: true,
	isForHome: true,
};
const unknown: Partial<BoxView> = {
	verdict: 'unknown',
	tone: 'unsure',
	lot: 'BGS2604E',
	isKnown: false,
	recorded: '',
	notices: [notice],
	alike: [{ path: '/01/1/10/BGS2604D', lot: 'BGS2604D', reference: 'HA-RSV-20', title: 'Strips', isRecalled: true }],
};

const seen = (differing: Partial<BoxView>, language: 'en' | 'cn' = 'en') => {
	page.language = language;
	const box = { ...known, ...differing };
	const markup = renderToStaticMarkup(
		<MemoryRouter>
			<BoxHead box={box} />
			<BoxWays box={box} />
			<BoxFacts box={box} />
		</MemoryRouter>,
	);
	const text = markup
		.replaceAll('<wbr/>', '')
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ');
	return {
		text,
		/** Whether the page shows these texts in this order. */
		isInOrder: (...parts: string[]) => {
			const places = parts.map((part) => text.indexOf(part));
			return places.every((place, at) => place > (places[at - 1] ?? -1));
		},
		links: [...markup.matchAll(/href="([^"]*fsn-1[^"]*)"/g)].map(([, address]) => address),
	};
};

describe('the page of a lot that is not on record', { tags: '@BOX-12' }, () => {
	it('asks to check the lot, then shows similar lots, the phone, notices and meaning', () => {
		const { text, isInOrder, links } = seen(unknown);
		expect(
			isInOrder(
				'We do not know lot BGS2604E',
				'Check the lot',
				'BGS2604D HA-RSV-20 named in a safety notice',
				'+1 555 0146',
				'Test strips: vials',
				'counterfeit',
				'We do not know your lot. By its number',
				'Read the result',
			),
		).toBe(true);
		expect(links).toEqual(['/notices/fsn-1']);
		expect(text).not.toMatch(/Do the test|No open notice|Use until|belongs to your lot/);
	});

	it('is the same in Chinese', () => {
		const { text, isInOrder } = seen(unknown, 'cn');
		expect(
			isInOrder('我们没有批号 BGS2604E 的记录', '查询批号', 'BGS2604D', '+1 555', 'FSN-1', '假冒', '判读结果'),
		).toBe(true);
		expect(text).not.toMatch(/按步骤检测|没有涉及|可使用至|与您的批次对应/);
	});

	it('says that lots of a product without records cannot be checked, without warnings', () => {
		const unlisted: Partial<BoxView> = { ...unknown, verdict: 'unlisted', alike: [] };
		const { text, isInOrder } = seen(unlisted);
		expect(isInOrder('We cannot check lot BGS2604E here', '+1 555 0146', 'Test strips: vials', 'Read the result')).toBe(
			true,
		);
		expect(text).not.toMatch(/counterfeit|We do not know lot|Do the test|No open notice|Use until/);
		expect(seen(unlisted, 'cn').text).toMatch(/此处无法核对批号 BGS2604E/);
	});

	it('a date in the past is shown as such', () => {
		expect(seen({ ...unknown, hasPrintedPassed: true }).text).toContain('March 31, 2028, has passed too');
		expect(seen(unknown).text).not.toContain('passed');
	});
});

it('a lot of another product is reported as a mismatch, with a link to its notice', { tags: '@BOX-11' }, () => {
	const misread: Partial<BoxView> = { ...unknown, verdict: 'misread', notices: [], elsewhere: [notice] };
	const { text, links } = seen(misread);
	expect(text).toContain('Look at the label again');
	expect(text).toContain('this lot and this product do not belong together');
	expect(links).toEqual(['/notices/fsn-1']);
	expect(text).not.toMatch(/No open notice|Use until/);
	expect(seen(misread, 'cn').text).toContain('该批号与该产品不符');
	expect(seen({ verdict: 'recalled', tone: 'stop', recalls: [recall], elsewhere: [notice] }).text).toContain(
		'do not belong together',
	);
});

it('a recalled lot shows the steps of its notice, then the exchange', { tags: ['@BOX-9', '@BOX-13'] }, () => {
	const { text, isInOrder, links } = seen({ verdict: 'recalled', tone: 'stop', lot: 'BGS2604B', recalls: [recall] });
	expect(
		isInOrder(
			'Do not use this vial.',
			'Field safety notice FSN-1 concerns lot BGS2604B',
			'Keep it.',
			'Ask for an exchange',
			'Read notice FSN-1',
			'+1 555 0146',
			'Monday to Friday',
			'Instructions',
		),
	).toBe(true);
	const form = '/report?gtin=9521234105008&amp;lot=BGS2604B&amp;expires=March+31%2C+2028&amp;notice=fsn-1';
	expect(links).toEqual([form, '/notices/fsn-1']);
	expect(text).not.toMatch(/Do the test|Read the result|No open notice|Use until/);
});

it('a lot on record without an open notice says so, with result and test first', { tags: '@BOX-9' }, () => {
	const { text, isInOrder, links } = seen({});
	expect(isInOrder('Use until March 31, 2028', 'Read the result', 'Do the test step by step', 'Instructions')).toBe(
		true,
	);
	expect(text).toContain('No open notice concerns this lot.');
	expect(links).toEqual([]);
});
