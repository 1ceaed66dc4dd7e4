import { brand } from '@site/contract/brand';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { bannerTarget } from './banner-address.ts';

const entries = Object.entries(demoSnapshot.settings.links).map(([name, { en }]) => [name, en]);
const links: Parameters<typeof bannerTarget>[1] = Object.fromEntries(entries);

it('each action code of a banner has its target; 10 and unknown codes have none', { tags: '@PAGE-4' }, () => {
	expect(Array.from({ length: 13 }, (_, code) => bannerTarget(code, links))).toEqual([
		links.retailerOne,
		links.retailerTwo,
		`/product/zt3/${brand.slug}-tyfast-covid-19-ag-rapid-test`,
		`/product/zt2/${brand.slug}-tyfast-flu-a-b-covid-19-at-home-rapid-multiplex-test-${brand.slug}`,
		'/partnering',
		'/free-sample-kit',
		'/become-a-distributor',
		links.eventPage,
		links.universityNews,
		'/product/zt/flu-a%2Fb-%26-covid-19-multiplex-rapid-test',
		null,
		links.fertilityShop,
		null,
	]);
});
