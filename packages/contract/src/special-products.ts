import { brand } from './brand.ts';

/** The slugs of the five products that have a themed page each. */
export const specialProducts = {
	professionalMultiplex: 'flu-a/b-&-covid-19-multiplex-rapid-test',
	atHomeMultiplex: `${brand.slug}-tyfast-flu-a-b-covid-19-at-home-rapid-multiplex-test-${brand.slug}`,
	covidAntigen: `${brand.slug}-tyfast-covid-19-ag-rapid-test`,
	multiDrugCup: `${brand.slug}-tyfast-multi-drug-rapid-test-cup`,
	rsv: `${brand.slug}-tyfast-rsv-rapid-test`,
} as const;
