import { form } from './form.ts';
import { companyWords, person, personWords } from './person.ts';
import type { WordsOf } from './words.ts';

/** Yearly turnover in US dollars. */
export const turnovers = ['under-1m', '1m-5m', '5m-20m', 'over-20m', 'unsaid'] as const;

/** An applicant who wants to sell our products: region, size, and present products (FORM-32). */
export const distributor = form({
	kind: 'distributor',
	call: '/message/distributor',
	fields: {
		territory: { required: true, kind: 'country' },
		further: {},
		turnover: { required: true, kind: 'choice', choices: turnovers },
		sells: { required: true, kind: 'prose' },
		firstName: person.firstName,
		lastName: person.lastName,
		organization: { required: true },
		email: person.email,
		phone: {},
	},
});

const { organization, phone } = companyWords;

export const distributorWords = {
	territory: { en: 'Main territory', zh: '主要区域', told: { en: 'Main country or region', cn: '主要国家或地区' } },
	further: { en: 'Further territory', zh: '其他区域' },
	turnover: {
		en: 'Yearly turnover',
		zh: '年营业额',
		told: { en: 'Yearly turnover', cn: '年营业额' },
		choices: {
			'under-1m': { en: 'Under US$1 million', cn: '100 万美元以下' },
			'1m-5m': { en: 'US$1 million to 5 million', cn: '100 万至 500 万美元' },
			'5m-20m': { en: 'US$5 million to 20 million', cn: '500 万至 2000 万美元' },
			'over-20m': { en: 'Over US$20 million', cn: '2000 万美元以上' },
			unsaid: { en: 'Not said', cn: '未透露' },
		} satisfies Record<(typeof turnovers)[number], object>,
	},
	sells: { en: 'Sells now', zh: '目前经营' },
	...personWords,
	organization,
	phone,
} satisfies WordsOf<typeof distributor>;
