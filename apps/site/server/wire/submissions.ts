import { countryCodes } from '@site/contract/countries';
import { documentLanguages } from '@site/contract/document-address';
import type { FormValues } from '@site/contract/form-types';
import { fieldsOf, wireNames } from '@site/contract/forms';
import { itemField, itemIn, linesField } from '@site/contract/item';
import type { Language } from '@site/contract/language';
import { cliaCountry, cliaNumber, facilities, turnovers } from '@site/contract/lead-fields';
import { hasWrongQuantity, linesIn } from '@site/contract/list';
import type { Submission, SubmissionKind } from '@site/contract/submission';
import { type WireAnswer, wireBase, wirePaths } from '@site/contract/wire';
import { z } from 'zod';
import type { Uploads } from '../intake/uploads.ts';
import { invalid } from './answer.ts';
import type { Fields } from './body.ts';
import { checked } from './checked.ts';
import { formProblem, line, paragraphs } from './form-fields.ts';
import type { MessageKey } from './messages.ts';

type Sent<S> = S extends Submission ? Pick<S, 'kind' | 'fields'> : never;
/** A valid form, or the response that says what is wrong. */
export type FormResult = { sent: Sent<Submission> } | { problem: WireAnswer<unknown> };
export type Form = (fields: Fields, language: Language, uploads: Uploads) => FormResult;

const person = { firstName: line, lastName: line, email: line };
const work = { organization: line, jobTitle: line, phone: line, message: paragraphs };
const about = { source: line, type: line.transform((type) => type || 'Contact Us') };

const answers = { '1': 'yes', '2': 'no', '': 'unanswered' } as const;
const yesNo = z
	.union([z.enum(['1', '2', '']), z.literal(1), z.literal(2)])
	.nullish()
	.transform((value) => answers[value === 1 ? '1' : value === 2 ? '2' : (value ?? '')]);

/** Wide enough for any start date, and within the range of the database. */
const earliestStart = Date.UTC(1970, 0, 1);
const latestStart = Date.UTC(2200, 0, 1) - 1;
const isStart = (moment: number) => moment >= earliestStart && moment <= latestStart;

/** Epoch milliseconds, or a date as `<input type="date">` writes it, taken as midnight UTC. */
const moment = z
	.union([z.number(), z.string().regex(/^\s*(-?\d{1,20}|\d{4,6}-\d\d-\d\d)?\s*$/)])
	.nullish()
	.transform((value) => {
		const written = String(value ?? '').trim();
		if (written === '') return undefined;
		return /\d-/.test(written) ? Date.parse(`${written}T00:00Z`) : Math.trunc(Number(written));
	});

const countOrText = z.union([z.number().transform(String), line]).transform((value) => value.trim());

/** Types of each form's fields. The start date is optional here; whether it is required is checked below. */
const takes = {
	signup: z.object({ ...person, ...about }),
	contact: z.object({ ...person, ...work, ...about }),
	quote: z.object({ productName: line, ...person, ...work }),
	application: z.object({
		job: line,
		...person,
		phone: line,
		state: line,
		postalCode: line,
		city: line,
		workAuthorization: yesNo,
		startDate: moment,
		resume: line,
		coverLetter: paragraphs,
		references: yesNo,
		source: line,
	}),
	paper: z.object({
		documentName: line,
		documentLanguage: line,
		copies: countOrText,
		...person,
		organization: line,
		address: paragraphs,
	}),
	watch: z.object({ email: line, documentLanguage: line }),
	leadQuote: z.object({ productName: line, ...person, organization: line, phone: line, message: paragraphs }),
	sampleKit: z.object({
		products: paragraphs,
		facility: line,
		country: line,
		clia: line,
		...person,
		organization: line,
		phone: line,
	}),
	distributor: z.object({
		territory: line,
		further: line,
		turnover: line,
		sells: paragraphs,
		...person,
		organization: line,
		phone: line,
	}),
	newsletter: z.object({ ...person, interests: line }),
} satisfies { [Kind in SubmissionKind]: z.ZodType<Record<keyof FormValues<Kind>, unknown>> };

/** Reads the fields by the names of the code, and validates them. */
function read<T extends object>(kind: SubmissionKind, schema: z.ZodType<T>, fields: Fields, language: Language) {
	const rules = fieldsOf(kind);
	const named = rules.map(({ name }) => [name, fields[wireNames[name]]] as const);
	const form = checked(schema, Object.fromEntries(named), wireNames);
	return { form, problem: formProblem(form, rules, language) };
}

/** Sign-ups (the form in the footer) lack all fields that only a message has. */
const isSignUp = (fields: Fields) =>
	fields[wireNames.organization] === undefined &&
	fields[wireNames.jobTitle] === undefined &&
	fields[wireNames.phone] === undefined &&
	fields[wireNames.message] === undefined;

const contactForm: Form = (fields, language) => {
	if (isSignUp(fields)) {
		const { form, problem } = read('signup', takes.signup, fields, language);
		return problem ? { problem } : { sent: { kind: 'signup', fields: form } };
	}
	const { form, problem } = read('contact', takes.contact, fields, language);
	return problem ? { problem } : { sent: { kind: 'contact', fields: form } };
};

const quoteForm: Form = (fields, language) => {
	const { form, problem } = read('quote', takes.quote, fields, language);
	return problem ? { problem } : { sent: { kind: 'quote', fields: form } };
};

/** Address of an upload, with or without the site's own origin. */
export const uploadAddress = (id: string) => `${wireBase}${wirePaths.upload}/${id}`;
export const uploadId = (address: string) => /\/index\/uploads\/([0-9a-f]{32})$/.exec(address)?.[1] ?? '';

const applicationForm: Form = (fields, language, uploads) => {
	const { form, problem } = read('application', takes.application, fields, language);
	const { startDate } = form;
	if (problem || startDate === undefined) {
		return { problem: problem ?? invalid(language, 'requiredField', { fields: [wireNames.startDate] }) };
	}
	if (!isStart(startDate)) return { problem: invalid(language, 'startDate', { fields: [wireNames.startDate] }) };
	const resume = uploads.find(uploadId(form.resume));
	if (!resume) return { problem: invalid(language, 'resumeUnknown', { fields: [wireNames.resume] }) };
	return { sent: { kind: 'application', fields: { ...form, startDate, resume: resume.id } } };
};

/** More than that is an order, and not what a form is for. */
const mostCopies = 100;

const writtenIn = (language: string) => documentLanguages.find((known) => known === language);

const paperForm: Form = (fields, language) => {
	const { form, problem } = read('paper', takes.paper, fields, language);
	if (problem) return { problem };
	const documentLanguage = writtenIn(form.documentLanguage);
	if (!documentLanguage)
		return { problem: invalid(language, 'requiredChoice', { fields: [wireNames.documentLanguage] }) };
	const copies = /^\d{1,3}$/.test(form.copies) ? Number(form.copies) : 0;
	if (copies < 1 || copies > mostCopies)
		return { problem: invalid(language, 'copies', { fields: [wireNames.copies] }, { limit: mostCopies }) };
	return { sent: { kind: 'paper', fields: { ...form, documentLanguage, copies } } };
};

/** Without something to watch there is nothing to tell. */
const isWatched = (item: unknown) =>
	['product', 'document'].includes((typeof item === 'string' && itemIn(item)?.kind) || '');

/** Nothing but an e-mail comes of it, so an address that can not be one is asked for again. */
const mayBeAddress = (email: string) => /^[^\s@]+@[^\s@]+$/.test(email);

const watchForm: Form = (fields, language) => {
	const { form, problem } = read('watch', takes.watch, fields, language);
	if (problem) return { problem };
	if (!mayBeAddress(form.email)) return { problem: invalid(language, 'noAddress', { fields: [wireNames.email] }) };
	if (!isWatched(fields[itemField])) return { problem: invalid(language, 'requiredField', { fields: [itemField] }) };
	return { sent: { kind: 'watch', fields: { ...form, documentLanguage: writtenIn(form.documentLanguage) ?? '' } } };
};

const linesOf = (fields: Fields) => {
	const written = fields[linesField];
	return typeof written === 'string' ? written : '';
};

/** A quote is asked for what stands on the list, or what the message says. */
const leadQuoteForm: Form = (fields, language) => {
	const { form, problem } = read('leadQuote', takes.leadQuote, fields, language);
	if (problem) return { problem };
	const lines = linesOf(fields);
	if (hasWrongQuantity(lines)) return { problem: invalid(language, 'lineQuantity', { fields: [linesField] }) };
	if (!form.message && linesIn(lines).length === 0)
		return { problem: invalid(language, 'requiredField', { fields: [wireNames.message] }) };
	return { sent: { kind: 'leadQuote', fields: form } };
};

const isCountry = (code: string) => countryCodes.includes(code);

const sampleKitForm: Form = (fields, language) => {
	const { form, problem } = read('sampleKit', takes.sampleKit, fields, language);
	if (problem) return { problem };
	const wrong = (name: 'products' | 'facility' | 'country' | 'clia', key: MessageKey): FormResult => ({
		problem: invalid(language, key, { fields: [wireNames[name]] }),
	});
	if (!form.products && linesIn(linesOf(fields)).length === 0) return wrong('products', 'requiredField');
	const facility = facilities.find((known) => known === form.facility);
	if (!facility) return wrong('facility', 'requiredChoice');
	if (!isCountry(form.country)) return wrong('country', 'requiredChoice');
	if (!form.clia && form.country === cliaCountry) return wrong('clia', 'cliaMissing');
	const clia = form.clia ? cliaNumber(form.clia) : '';
	if (clia === undefined) return wrong('clia', 'clia');
	return { sent: { kind: 'sampleKit', fields: { ...form, facility, clia } } };
};

const distributorForm: Form = (fields, language) => {
	const { form, problem } = read('distributor', takes.distributor, fields, language);
	if (problem) return { problem };
	const wrong = (name: 'territory' | 'turnover'): FormResult => ({
		problem: invalid(language, 'requiredChoice', { fields: [wireNames[name]] }),
	});
	if (!isCountry(form.territory)) return wrong('territory');
	const turnover = turnovers.find((known) => known === form.turnover);
	if (!turnover) return wrong('turnover');
	return { sent: { kind: 'distributor', fields: { ...form, turnover } } };
};

const newsletterForm: Form = (fields, language) => {
	const { form, problem } = read('newsletter', takes.newsletter, fields, language);
	return problem ? { problem } : { sent: { kind: 'newsletter', fields: form } };
};

/** What reads each form. A sign-up arrives by the call of the contact form. */
export const forms = {
	contact: contactForm,
	quote: quoteForm,
	application: applicationForm,
	paper: paperForm,
	watch: watchForm,
	leadQuote: leadQuoteForm,
	sampleKit: sampleKitForm,
	distributor: distributorForm,
	newsletter: newsletterForm,
} satisfies Record<Exclude<SubmissionKind, 'signup'>, Form>;
export type FormKind = keyof typeof forms;

/** Which form the fields belong to. */
export const kindOf = (form: FormKind, fields: Fields): SubmissionKind =>
	form === 'contact' && isSignUp(fields) ? 'signup' : form;
