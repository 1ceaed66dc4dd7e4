import { factsIn } from '@site/contract/facts';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { product as productBySlug } from './catalogue.ts';
import { buildContent, type Content } from './content.ts';
import { both, product, snapshotWith } from './fixtures.ts';
import { settings } from './pages.ts';
import { productTexts } from './product-texts.ts';
import { search } from './search.ts';

const usual = { leadTime: both('10 days', '10 天'), sample: true };
const shop = buildContent(
	snapshotWith({
		products: [
			product(1),
			product(2, { ordering: { leadTime: both('6 weeks', '6 周'), sample: false } }),
			product(3, { discontinued: { on: '2026-06-30', successorId: null } }),
		],
		settings: { ...snapshotWith().settings, ordering: usual },
	}),
	'2026-11-17',
);
function orderingOf(content: Content, id: number, language: 'en' | 'cn' = 'en') {
	const view = productBySlug(content, { slug: `product-${id}`, language });
	return view && { facts: factsIn(view.facts, 'ordering'), sample: view.sample };
}

it('a product without order terms shows the general ones, in its language', { tags: '@INFO-32' }, () => {
	expect(orderingOf(shop, 1, 'cn')).toEqual({ facts: [{ key: 'leadTime', value: '10 天' }], sample: true });
	expect(orderingOf(shop, 2)).toEqual({ facts: [{ key: 'leadTime', value: '6 weeks' }], sample: false });
	expect(orderingOf(buildContent(snapshotWith()), 4)).toEqual({ facts: [], sample: null });
});

it('a discontinued product has no order terms', { tags: '@INFO-32' }, () => {
	expect(orderingOf(shop, 3)).toEqual({ facts: [], sample: null });
});

it('search finds a product by its own order terms, not by the general ones', { tags: '@INFO-34' }, () => {
	const sample = buildContent(demoSnapshot, '2026-11-17');
	const [first] = search(sample, { keyword: 'temperature logger', language: 'en', page: 1, pageSize: 5 }).items;
	const cold = demoSnapshot.products.filter(({ ordering }) => ordering.transport?.en.includes('logger'));
	expect(cold.map(({ slug }) => slug)).toContain(first?.slug);
	const texts = (id: number) => [...productTexts(shop.snapshot.products[id - 1] ?? product(id))].map(({ en }) => en);
	expect(texts(1)).not.toContain('10 days');
	expect(texts(2)).toContain('6 weeks');
});

it('the general order terms are not sent with the settings of every page', { tags: '@INFO-32' }, () => {
	expect(settings(shop, 'en')).not.toHaveProperty('ordering');
});

it('no agreement figure is found without its counts', { tags: '@INFO-27' }, () => {
	const counted = { name: both('Flu', '流感'), positive: { agreed: 34, total: 40 }, negative: { percent: 99 } };
	const of = product(1, { performance: { note: both('Note.', '说明。'), targets: [counted] } });
	const said = [...productTexts(of)].find(({ en }) => en.includes('PPA'));
	expect(said?.en).toContain('85.0% (34/40)');
	expect(said?.en).toContain('99.0% (sample size not published)');
	expect(said?.cn).toContain('99.0%（未公布样本量）');
});
