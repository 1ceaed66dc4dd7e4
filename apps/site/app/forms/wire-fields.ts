import type { WireJobApplication, WireMessage, WireProductMessage } from '@site/contract/wire';

/** What the fields of the forms are called on the wire. The only place of the forms that knows these names. */
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
	language: 'language',
	state: 'state',
	postalCode: 'postal_code',
	city: 'city',
	workAuthorization: 'is_zhengming',
	startDate: 'start_date',
	resume: 'resume',
	coverLetter: 'cover_letter',
	references: 'is_word',
	acceptance: 'acceptance',
	job: 'careers',
	/** People do not see it; machines fill it in. */
	honeypot: 'website',
} as const;

export type FieldName = keyof typeof wireNames;
export type Values = Readonly<Partial<Record<FieldName, string>>>;

/** What a form element holds now. A field that is not filled, chosen or ticked is an empty text. */
export function readValues(form: HTMLFormElement, names: readonly FieldName[]): Values {
	const data = new FormData(form);
	const textOf = (name: FieldName) => {
		const value = data.get(wireNames[name]);
		return typeof value === 'string' ? value : '';
	};
	return Object.fromEntries(names.map((name) => [name, textOf(name)]));
}

const isFieldName = (name: string): name is FieldName => Object.hasOwn(wireNames, name);
const fieldNames = Object.keys(wireNames).filter(isFieldName);

/** The fields that an answer complains about. */
export function fieldsNamedIn(data: unknown): FieldName[] {
	if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields)) return [];
	const named: unknown[] = data.fields;
	return fieldNames.filter((name) => named.includes(wireNames[name]));
}

/** English is what the wire takes for granted, and an untouched honeypot is not worth a key. */
const beside = ({ language, honeypot }: Values) => ({
	...(language && language !== 'en' && { [wireNames.language]: language }),
	...(honeypot && { [wireNames.honeypot]: honeypot }),
});

const person = ({ firstName = '', lastName = '', email = '' }: Values) => ({
	first_name: firstName,
	last_name: lastName,
	email,
});

const enquirer = (values: Values) => {
	const { organization = '', jobTitle = '', phone = '', message = '' } = values;
	return { ...person(values), organization, title: jobTitle, phone_number: phone, content: message };
};

export function signUpToWire(values: Values): WireMessage {
	const { source = '', type = '' } = values;
	return { ...person(values), source, type, ...beside(values) };
}

export function contactToWire(values: Values): WireMessage {
	const { source = '', type = '' } = values;
	return { ...enquirer(values), source, type, ...beside(values) };
}

export function enquiryToWire(values: Values): WireProductMessage {
	const { productName = '' } = values;
	return { product_name: productName, ...enquirer(values), ...beside(values) };
}

/** The day begins where the applicant is, as date pickers have it. */
const dayToMoment = (day: string) => new Date(`${day}T00:00`).getTime();

/** The acceptance is asked for and not sent. */
export function applicationToWire(values: Values): WireJobApplication {
	const { phone = '', state = '', postalCode = '', city = '', startDate = '', resume = '' } = values;
	const { workAuthorization = '', references = '', coverLetter = '', source = '', job = '' } = values;
	return {
		...person(values),
		phone_number: phone,
		state,
		postal_code: postalCode,
		city,
		is_zhengming: workAuthorization,
		start_date: dayToMoment(startDate),
		resume,
		cover_letter: coverLetter,
		is_word: references,
		source,
		careers: job,
		...beside(values),
	};
}
