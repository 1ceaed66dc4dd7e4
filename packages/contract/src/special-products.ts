import { brand } from './brand.ts';
import type { Text } from './language.ts';

/** The slugs of the five products that have a themed page each. */
export const specialProducts = {
	professionalMultiplex: 'flu-a/b-&-covid-19-multiplex-rapid-test',
	atHomeMultiplex: `${brand.slug}-tyfast-flu-a-b-covid-19-at-home-rapid-multiplex-test-${brand.slug}`,
	covidAntigen: `${brand.slug}-tyfast-covid-19-ag-rapid-test`,
	multiDrugCup: `${brand.slug}-tyfast-multi-drug-rapid-test-cup`,
	rsv: `${brand.slug}-tyfast-rsv-rapid-test`,
} as const;

/** What the enquiry form calls the two multiplex tests (D19); the products have the same titles. */
export const productNames = {
	professionalMultiplex: {
		en: 'Flu A/B & COVID-19 Multiplex Rapid Test',
		cn: '甲型/乙型流感与新冠病毒多联快速检测',
	},
	atHomeMultiplex: {
		en: `${brand.name} TyFast Flu A/B & COVID-19 At-Home Multiplex Rapid Test`,
		cn: `${brand.name} TyFast 甲型/乙型流感与新冠病毒居家多联快速检测`,
	},
} satisfies Record<string, Text>;
