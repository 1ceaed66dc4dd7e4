import { expect, test } from 'vitest';
import { newServedDocument } from '../visit.ts';
import { type Composed, withoutStill } from './still.ts';

const text = (title: string) => ({
	kind: 'text' as const,
	tone: 'white' as const,
	title,
	body: `<p>${title}</p>`,
	actions: [],
});
const news = { kind: 'news' as const, tone: 'white' as const, title: 'News', of: 'blog' as const };

test('a document carries dynamic sections’ data, and only the names of static sections', () => {
	const data = {
		news: { blog: [], press: [] },
		areas: [],
		tests: [],
		documents: [],
		partners: [{}],
		sisterCompanies: [],
	};
	const composed = {
		page: { key: 'about', title: 'About', sections: [text('First'), text('Second'), news] },
		data,
	} as unknown as Composed;
	const served = newServedDocument('nonce');
	const { page, data: handedOver } = withoutStill(composed, served, 'mobile');
	expect(page.sections).toEqual([text('First'), { kind: 'text', still: 'section-1' }, news]);
	expect(handedOver).toEqual({ ...data, partners: [] });
	expect(served.sections.get('section-1')).toEqual(text('Second'));
	expect(served.sectionData).toBe(data);
});
