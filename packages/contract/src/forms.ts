import type { Submission, SubmissionKind } from './submission.ts';

/** What is sent with each kind of form, in the words of the code. */
export type FormValues<Kind extends SubmissionKind> = Extract<Submission, { kind: Kind }>['fields'];

type Names<Kind> = Kind extends SubmissionKind ? keyof FormValues<Kind> : never;
/** A field of any form. */
export type FormField = Names<SubmissionKind>;

/** What the fields are called on the wire. The only place that knows these names. */
export const wireNames = {
	firstName: 'first_name',
	lastName: 'last_name',
	organization: 'organization',
	jobTitle: 'title',
	email: 'email',
	phone: 'phone_number',
	message: 'content',
	source: 'source',
	type: 'type',
	productName: 'product_name',
	state: 'state',
	postalCode: 'postal_code',
	city: 'city',
	workAuthorization: 'is_zhengming',
	startDate: 'start_date',
	resume: 'resume',
	coverLetter: 'cover_letter',
	references: 'is_word',
	job: 'careers',
	documentName: 'document_name',
	documentLanguage: 'document_language',
	copies: 'copies',
	address: 'address',
	products: 'products',
	facility: 'facility',
	country: 'country',
	clia: 'clia',
	territory: 'territory',
	furtherTerritory: 'further_territory',
	turnover: 'turnover',
	sells: 'sells',
	interests: 'interests',
} as const satisfies Record<FormField, string>;

/** A form as it goes over the wire. */
export type WireForm<Kind extends SubmissionKind> = {
	[Name in keyof FormValues<Kind> as Name extends FormField ? (typeof wireNames)[Name] : never]: string | number;
};

export type FieldKind = 'text' | 'prose' | 'choice' | 'many' | 'date' | 'file';
export type FieldRule = {
	required?: true;
	kind?: FieldKind;
	/** Sent along without being asked. */
	fixed?: true;
};

const required = { required: true } as const;
const choice = { ...required, kind: 'choice' } as const;
const person = { firstName: required, lastName: required, email: required } as const;

/** The fields of each form in the order in which they are asked (FORM-1 to FORM-4, FORM-28 to FORM-33). */
export const forms = {
	signup: { ...person, source: { ...required, fixed: true }, type: { fixed: true } },
	contact: {
		firstName: required,
		lastName: required,
		organization: {},
		jobTitle: {},
		email: required,
		phone: {},
		source: choice,
		message: { kind: 'prose' },
		type: { fixed: true },
	},
	quote: {
		productName: { fixed: true },
		firstName: required,
		lastName: required,
		organization: required,
		jobTitle: required,
		email: required,
		phone: required,
		message: { ...required, kind: 'prose' },
	},
	application: {
		...person,
		phone: required,
		state: required,
		postalCode: required,
		city: required,
		workAuthorization: {},
		startDate: { ...required, kind: 'date' },
		resume: { ...required, kind: 'file' },
		coverLetter: { ...required, kind: 'prose' },
		references: {},
		source: required,
		job: { ...required, fixed: true },
	},
	paper: {
		documentName: { fixed: true },
		documentLanguage: choice,
		copies: required,
		firstName: required,
		lastName: required,
		organization: {},
		address: { ...required, kind: 'prose' },
		email: required,
	},
	watch: { email: required, documentLanguage: { fixed: true } },
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
		furtherTerritory: {},
		turnover: choice,
		sells: { ...required, kind: 'prose' },
		firstName: required,
		lastName: required,
		organization: required,
		email: required,
		phone: {},
	},
	newsletter: { ...person, interests: { kind: 'many' } },
} as const satisfies { [Kind in SubmissionKind]: Record<keyof FormValues<Kind>, FieldRule> };

export type NamedField = FieldRule & { name: FormField };

const isField = (name: string): name is FormField => Object.hasOwn(wireNames, name);

/** The fields of a form, each with its name. */
export function fieldsOf(kind: SubmissionKind): NamedField[] {
	const rules: Readonly<Record<string, FieldRule>> = forms[kind];
	return Object.keys(rules)
		.filter(isField)
		.map((name) => ({ name, ...rules[name] }));
}
