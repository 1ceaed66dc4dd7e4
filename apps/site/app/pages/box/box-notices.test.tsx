import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { cn } from '../../messages/cn.ts';
import { learn } from '../../messages/dictionary.ts';
import type { BoxView, NoticeHead } from '../../visit.ts';
import { BoxFacts } from './box-facts.tsx';
import { BoxVerdict } from './box-verdict.tsx';

const page = vi.hoisted(() => ({ language: 'en', layout: 'desktop' }));
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
const seen = (
	verdict: BoxView['expiry']['verdict'],
	notices: Pick<BoxView, 'notices' | 'elsewhere'>,
	language: 'en' | 'cn' = 'en',
) => {
	page.language = language;
	const box = {
		pack: { reference: 'HA-RSV-20', quantity: '20 tests', gtin: '9521234105008' },
		lot: 'BGS2604A',
		expiry: {
			verdict,
			printed: 'March 31, 2028',
			recorded: '',
			extended: '',
			made: '',
			isKnown: false,
			steps: [],
			letter: null,
		},
		closed: [],
		...notices,
	};
	const markup = renderToStaticMarkup(
		<MemoryRouter>
			<BoxVerdict box={box} />
			<BoxFacts box={box} />
		</MemoryRouter>,
	);
	return {
		text: markup.replaceAll('<wbr/>', '').replace(/<[^>]*>/g, ' '),
		links: [...markup.matchAll(/href="([^"]*fsn-1[^"]*)"/g)].map(([, address]) => address),
	};
};

// Holds BOX-11.
describe('of a lot of another product that an open notice concerns', () => {
	it('it is said that lot and product do not belong together, and the notice is named', () => {
		const { text, links } = seen('misread', { notices: [], elsewhere: [notice] });
		expect(text).toContain('Look at the label again');
		expect(text).toContain('this lot and this product do not belong together');
		expect(text).toContain('FSN-1: Test strips: vials');
		expect(links).toEqual(['/notices/fsn-1', '/notices/fsn-1']);
		expect(text).not.toContain('No open notice concerns this box');
		expect(text).not.toContain('the date that is printed on the box holds');
	});

	it('the same in Chinese', () => {
		const { text, links } = seen('misread', { notices: [], elsewhere: [notice] }, 'cn');
		expect(text).toContain('请再次核对包装盒标签');
		expect(text).toContain('该批号与该产品不符');
		expect(links).toEqual(['/notices/fsn-1?lang=cn', '/notices/fsn-1?lang=cn']);
		expect(text).not.toContain('没有涉及该包装盒的有效通告');
	});

	it('it is said after an open notice of this product', () => {
		const own = { ...notice, slug: 'own-fsn-1', number: 'FSN-2' };
		const { text, links } = seen('notice', { notices: [own], elsewhere: [notice] });
		expect(text).toContain('Read the safety notice first');
		expect(text).toContain('this lot and this product do not belong together');
		expect(links).toEqual(['/notices/own-fsn-1', '/notices/fsn-1']);
	});
});

// Holds BOX-5.
it('of any other lot that is not known, that no open notice concerns it and that the printed date holds', () => {
	const { text, links } = seen('good', { notices: [], elsewhere: [] });
	expect(text).toContain('No open notice concerns this box.');
	expect(text).toContain('the date that is printed on the box holds');
	expect(links).toEqual([]);
});
