import type { FieldRule, FormValues, LeadKind } from './form-types.ts';
import type { SubmissionKind } from './submission.ts';

/** What the fields are called on the wire. What the lead forms ask is called the same on the wire and in the code. */
export const firstNames = {
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
} as const;

const required = { required: true } as const;
const choice = { ...required, kind: 'choice' } as const;
const person = { firstName: required, lastName: required, email: required } as const;

/** The fields of each form in the order in which they are asked (FORM-1 to FORM-4, FORM-28, FORM-29). Every page has one of them. */
export const firstForms = {
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
} as const satisfies { [Kind in Exclude<SubmissionKind, LeadKind>]: Record<keyof FormValues<Kind>, FieldRule> };
