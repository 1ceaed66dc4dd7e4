import { brand } from './brand.ts';
import type { Text } from './language.ts';

// Separate from the slugs, which are in the scripts of every page.

/** The names of the two multiplex tests in the enquiry form (FORM-1); the products have the same titles. */
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
