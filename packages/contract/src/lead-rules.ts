import type { FieldRule, FormValues, LeadKind } from './form-types.ts';

/** What only they ask, by its name in the code and on the wire. */
export const leadNames = {
	products: 'products',
	facility: 'facility',
	country: 'country',
	clia: 'clia',
	territory: 'territory',
	further: 'further',
	turnover: 'turnover',
	sells: 'sells',
	interests: 'interests',
} as const;

const required = { required: true } as const;
const choice = { ...required, kind: 'choice' } as const;

/** Their fields in the order in which they are asked (FORM-30 to FORM-33). */
export const leadRules = {
	leadQuote: {
		productName: { fixed: true },
		message: { kind: 'prose' },
		firstName: required,
		lastName: required,
		organization: {},
		email: required,
		phone: {},
	},
	sampleKit: {
		products: { kind: 'prose' },
		facility: choice,
		country: choice,
		clia: {},
		firstName: required,
		lastName: required,
		organization: required,
		email: required,
		phone: {},
	},
	distributor: {
		territory: choice,
		further: {},
		turnover: choice,
		sells: { ...required, kind: 'prose' },
		firstName: required,
		lastName: required,
		organization: required,
		email: required,
		phone: {},
	},
	newsletter: { firstName: required, lastName: required, email: required, interests: { kind: 'many' } },
} as const satisfies { [Kind in LeadKind]: Record<keyof FormValues<Kind>, FieldRule> };
