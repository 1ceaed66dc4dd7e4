import { form } from './form.ts';
import { companyWords, person, personWords } from './person.ts';
import type { WordsOf } from './words.ts';

export const facilities = ['clinic', 'laboratory', 'other'] as const;

/** The country whose laboratories have a CLIA number. */
const cliaCountry = 'US';

/** `05D1234567`: the state or region, D, and seven digits. Spaces and hyphens are ignored. */
export function cliaNumber(typed: string): string | undefined {
	const number = typed.replace(/[\s-]/g, '').toUpperCase();
	return /^\d{2}D\d{7}$/.test(number) ? number : undefined;
}

/** A request for a free sample kit: the test and the place of use (FORM-31). */
export const sampleKit = form({
	kind: 'sampleKit',
	call: '/message/sample_kit',
	lines: 'taken',
	fields: {
		products: { required: 'without lines', kind: 'prose' },
		facility: { required: true, kind: 'choice', choices: facilities },
		country: { required: true, kind: 'country' },
		clia: { required: { with: 'country', is: cliaCountry }, kind: 'clia' },
		firstName: person.firstName,
		lastName: person.lastName,
		organization: { required: true },
		email: person.email,
		phone: {},
	},
});

const { organization, phone } = companyWords;

export const sampleKitWords = {
	products: { en: 'Samples of', zh: '索取样品' },
	facility: {
		en: 'Works in',
		zh: '工作单位类型',
		told: { en: 'You work in', cn: '工作场所' },
		choices: {
			clinic: { en: 'Clinic or practice', cn: '诊所或医疗机构' },
			laboratory: { en: 'Laboratory', cn: '实验室' },
			other: { en: 'Somewhere else', cn: '其他' },
		} satisfies Record<(typeof facilities)[number], object>,
	},
	country: { en: 'Country', zh: '国家或地区', told: { en: 'Country or region', cn: '国家或地区' } },
	clia: { en: 'CLIA number', zh: 'CLIA 编号', told: { en: 'CLIA number', cn: 'CLIA 编号' } },
	...personWords,
	organization,
	phone,
} satisfies WordsOf<typeof sampleKit>;
