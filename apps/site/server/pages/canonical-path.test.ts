import { brand } from '@site/contract/brand';
import { describe, expect, it } from 'vitest';
import { judgePath } from './canonical-path.ts';

describe('a path', () => {
	it.each([
		'/',
		'/about',
		'/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY',
		'/culture/cn',
		'/Culture/Aiiso_Truth_Code',
		'/product/all',
		'/product/drugs-of-abuse',
		'/product/drugs-of-abuse/some-cup',
		'/products/flu-a%2Fb-%26-covid-19-multiplex-rapid-test',
		'/products/flu-a/b-&-covid-19-multiplex-rapid-test',
		'/product/zt/flu-a/b-&-covid-19-multiplex-rapid-test',
		`/${brand.slug}-poc-newsletter`,
	])('%s is a page', { tags: ['@D1', '@D12'] }, (path) => {
		expect(judgePath(path).kind).toBe('page');
	});

	it.each([
		['/About', '/about'],
		['/about/', '/about'],
		['/culture/aiiso_truth_code', '/Culture/Aiiso_Truth_Code'],
		['/CULTURE/CN', '/culture/cn'],
		['/Products/Some-Slug', '/products/Some-Slug'],
		['/anti-bribery-and-anti-corruption-policy', '/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY'],
		['/free-sample', '/free-sample-kit'],
	])('%s moves to its canonical spelling %s', { tags: '@D10' }, (path, to) => {
		expect(judgePath(path)).toEqual({ kind: 'moved', to });
	});

	it.each([
		['/products/flu-a/b-&-covid-19', 'Productsinfo', 'flu-a/b-&-covid-19', '/products/flu-a%2Fb-%26-covid-19'],
		['/products/flu-a%2fb-%26-covid-19', 'Productsinfo', 'flu-a/b-&-covid-19', '/products/flu-a%2Fb-%26-covid-19'],
		['/product/zt%2Fcup', 'Products', 'zt/cup', '/product/zt%2Fcup'],
		['/product/zt/cup', 'Productsinfos', 'cup', '/product/zt/cup'],
		['/products/%ZZ', 'Productsinfo', '%ZZ', '/products/%25ZZ'],
		['/product/%E0%A4%A', 'Products', '%E0%A4%A', '/product/%25E0%25A4%25A'],
	])('%s has one spelling, whatever its escapes', (path, name, slug, spelled) => {
		const verdict = judgePath(path);
		expect(verdict).toMatchObject({ kind: 'page', route: { name }, slug, path: spelled });
	});

	it.each(['/no_where', '/about/us', '/products', '/products/', '/product', '//about', '/events-info'])(
		'%s is unknown',
		{ tags: '@D10' },
		(path) => {
			expect(judgePath(path).kind).toBe('unknown');
		},
	);

	it.each([
		['/nowhere', 'nowhere', '/nowhere'],
		['/campaigns/flu-season', 'campaigns/flu-season', '/campaigns/flu-season'],
		['/Campaigns/Flu/', 'Campaigns/Flu/', '/Campaigns/Flu'],
	])('%s may be a free page, depending on the content', { tags: '@FREE-1' }, (path, slug, spelled) => {
		expect(judgePath(path)).toMatchObject({ kind: 'page', route: { name: 'FreePage' }, slug, path: spelled });
	});
});
