import type { Language } from '@site/contract/language';
import type { Submission } from '@site/contract/submission';
import { type WireAnswer, wireBase, wirePaths } from '@site/contract/wire';
import { z } from 'zod';
import type { Uploads } from '../intake/uploads.ts';
import { invalid } from './answer.ts';
import type { Fields } from './body.ts';
import { checked } from './checked.ts';
import { formProblem, line, paragraphs } from './form-fields.ts';

type Sent<S> = S extends Submission ? Pick<S, 'kind' | 'fields'> : never;
/** A form that is fit to be stored, or what to tell the visitor. */
export type FormResult = { sent: Sent<Submission> } | { problem: WireAnswer<unknown> };
export type Form = (fields: Fields, language: Language, uploads: Uploads) => FormResult;

const person = { first_name: line, last_name: line, email: line };
const work = { organization: line, title: line, phone_number: line, content: paragraphs };
const usualType = 'Contact Us';

const contact = z.object({ ...person, ...work, source: line, type: line });

/** Sign-ups (the footer's form) do not even carry what only a message has. */
const isSignUp = (fields: Fields) => Object.keys(work).every((name) => fields[name] === undefined);

const contactForm: Form = (fields, language) => {
	const form = checked(contact, fields);
	const problem = formProblem(form, ['first_name', 'last_name', 'email', 'source'], language);
	if (problem) return { problem };
	const signUp = {
		firstName: form.first_name,
		lastName: form.last_name,
		email: form.email,
		source: form.source,
		type: form.type || usualType,
	};
	if (isSignUp(fields)) return { sent: { kind: 'signup', fields: signUp } };
	const { organization, title, phone_number, content } = form;
	return {
		sent: {
			kind: 'contact',
			fields: { ...signUp, organization, jobTitle: title, phone: phone_number, message: content },
		},
	};
};

const quote = z.object({ product_name: line, ...person, ...work });

const quoteForm: Form = (fields, language) => {
	const form = checked(quote, fields);
	const problem = formProblem(form, [...Object.keys(person), ...Object.keys(work)], language);
	if (problem) return { problem };
	return {
		sent: {
			kind: 'quote',
			fields: {
				productName: form.product_name,
				firstName: form.first_name,
				lastName: form.last_name,
				organization: form.organization,
				jobTitle: form.title,
				email: form.email,
				phone: form.phone_number,
				message: form.content,
			},
		},
	};
};

const answers = { '1': 'yes', '2': 'no', '': 'unanswered' } as const;
const yesNo = z
	.union([z.enum(['1', '2', '']), z.literal(1), z.literal(2)])
	.nullish()
	.transform((value) => answers[value === 1 ? '1' : value === 2 ? '2' : (value ?? '')]);

/** Far around any day on which somebody could start, and well within what a database can keep. */
const earliestStart = Date.UTC(1970, 0, 1);
const latestStart = Date.UTC(2200, 0, 1) - 1;
const isStart = (moment: number) => moment >= earliestStart && moment <= latestStart;

const moment = z
	.union([z.number(), z.string().regex(/^\s*(-?\d{1,20})?\s*$/)])
	.nullish()
	.transform((value) => (String(value ?? '').trim() === '' ? undefined : Math.trunc(Number(value))));

const application = z.object({
	...person,
	phone_number: line,
	state: line,
	postal_code: line,
	city: line,
	is_zhengming: yesNo,
	start_date: moment,
	resume: line,
	cover_letter: paragraphs,
	is_word: yesNo,
	source: line,
	careers: line,
});
const optional = new Set(['is_zhengming', 'is_word']);
const requiredOfApplication = Object.keys(application.shape).filter((name) => !optional.has(name));

/** The address that an upload gave, alone or behind the site's own origin. */
export const uploadAddress = (id: string) => `${wireBase}${wirePaths.upload}/${id}`;
const uploadId = (address: string) => /\/index\/uploads\/([0-9a-f]{32})$/.exec(address)?.[1] ?? '';

const applicationForm: Form = (fields, language, uploads) => {
	const form = checked(application, fields);
	const problem = formProblem(form, requiredOfApplication, language);
	if (problem || form.start_date === undefined) {
		return { problem: problem ?? invalid(language, 'requiredField', { fields: ['start_date'] }) };
	}
	if (!isStart(form.start_date)) return { problem: invalid(language, 'startDate', { fields: ['start_date'] }) };
	const resume = uploads.find(uploadId(form.resume));
	if (!resume) return { problem: invalid(language, 'resumeUnknown', { fields: ['resume'] }) };
	return {
		sent: {
			kind: 'application',
			fields: {
				job: form.careers,
				firstName: form.first_name,
				lastName: form.last_name,
				email: form.email,
				phone: form.phone_number,
				state: form.state,
				postalCode: form.postal_code,
				city: form.city,
				workAuthorization: form.is_zhengming,
				startDate: form.start_date,
				resume: resume.id,
				coverLetter: form.cover_letter,
				references: form.is_word,
				source: form.source,
			},
		},
	};
};

export const forms: Readonly<Record<string, Form>> = {
	[wirePaths.message]: contactForm,
	[wirePaths.productMessage]: quoteForm,
	[wirePaths.jobApplication]: applicationForm,
};
