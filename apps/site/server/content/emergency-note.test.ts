import type { Registration } from '@site/contract/registrations';
import type { AddedSection } from '@site/contract/sections';
import { expect, it } from 'vitest';
import { productAddress } from '../../app/destinations.ts';
import { buildContent } from './content.ts';
import { eventSections } from './events.ts';
import { article, event, product, snapshotWith } from './fixtures.ts';
import { article as articleBySlug } from './newsroom.ts';
import { page } from './pages.ts';

const emergencyUse: Registration = {
	id: 1,
	productId: 1,
	country: 'US',
	route: 'eua',
	number: 'EUA1',
	holder: { en: 'Holder' },
	detects: { en: 'proteins of the virus', cn: '病毒蛋白' },
	validFrom: '2025-01-01',
	settings: ['professional'],
	registerUrl: '',
};
const leadsTo = (id: number) => ({ en: `<p><a href="${productAddress(`product-${id}`)}">The test</a></p>` });
const snapshot = snapshotWith({
	products: [product(1), product(10)],
	registrations: [emergencyUse],
	articles: [article(1, { content: leadsTo(1) }), article(10, { content: leadsTo(10) })],
});
const content = buildContent(
	{
		...snapshot,
		pages: (['about', 'partnering'] as const).map((key) => ({
			key,
			title: { en: key },
			description: { en: key },
			keywords: { en: '' },
			sections: [{ kind: 'text', tone: 'white', body: leadsTo(key === 'about' ? 1 : 10), actions: [] }],
		})),
	},
	'2026-11-17',
);
const statement = 'only for the detection of proteins of the virus';

it('an article that links an emergency-use product ends with its statement', { tags: '@INFO-15' }, () => {
	const shown = (id: number, language: 'en' | 'cn') =>
		articleBySlug(content, { slug: article(id).slug, language })?.content;
	expect(shown(1, 'en')).toContain(statement);
	expect(shown(1, 'cn')).toContain('仅限用于检测病毒蛋白');
	expect(shown(10, 'en')).not.toContain('Emergency Use');
});

it('a page made of sections does the same', { tags: '@INFO-15' }, () => {
	const shown = (key: 'about' | 'partnering') => JSON.stringify(page(content, { key, language: 'en' })?.sections);
	expect(shown('about')).toContain(statement);
	expect(shown('partnering')).not.toContain('Emergency Use');
});

it('an event whose sections link there does the same', { tags: ['@INFO-15', '@FREE-17'] }, () => {
	const cards = (id: number): AddedSection => ({
		kind: 'cards',
		tone: 'white',
		items: [
			{
				title: { en: 'The test' },
				text: { en: 'To try' },
				action: { label: { en: 'See' }, to: productAddress(`product-${id}`), style: 'link' },
			},
		],
	});
	const shown = buildContent(
		{
			...snapshot,
			events: [1, 10].map((id) => event(id, '2026-12-01', '2026-12-02', { sections: [cards(id)] })),
		},
		'2026-11-17',
	);
	const noted = (id: number) => JSON.stringify(eventSections(shown, { id, language: 'en' }));
	expect(noted(1)).toContain(statement);
	expect(noted(10)).not.toContain('Emergency Use');
});
