import { countryCodes } from '@site/contract/countries';
import { type FormKind, formKinds, forms } from '@site/contract/forms/all';
import { type FieldKind, type Form, fieldsOf, isMenu, type NamedField, wireName } from '@site/contract/forms/form';
import { cliaNumber } from '@site/contract/forms/sample-kit';
import { itemIn } from '@site/contract/item';
import type { Language } from '@site/contract/language';
import { hasWrongQuantity, linesIn } from '@site/contract/list';
import { plainLine, plainProse } from '@site/contract/plain-text';
import type { WireAnswer } from '@site/contract/wire';
import { z } from 'zod';
import type { Uploads } from '../intake/uploads.ts';
import { invalid, Refusal } from './answer.ts';
import type { Fields } from './body.ts';
import { checked } from './checked.ts';
import type { MessageKey } from './messages.ts';
import { uploadId } from './upload-call.ts';

/** Only against abuse: far above what visitors write. */
const longestLine = 200;
const longestProse = 10_000;
/** More copies than this are an order, which the form is not for. */
const mostCopies = 100;

const written = z.string().nullish();

export const line = written.transform((value) => plainLine(value ?? ''));
const paragraphs = written.transform((value) => plainProse(value ?? ''));

const answers = { '1': 'yes', '2': 'no', '': 'unanswered' } as const;
const answer = z
	.union([z.enum(['1', '2', '']), z.literal(1), z.literal(2)])
	.nullish()
	.transform((value) => answers[value === 1 ? '1' : value === 2 ? '2' : (value ?? '')]);

/** Any plausible start date, within the range of the database. */
const earliestDate = Date.UTC(1970, 0, 1);
const latestDate = Date.UTC(2200, 0, 1) - 1;

/** Epoch milliseconds, or a date as `<input type="date">` writes it, taken as midnight UTC. */
const moment = z
	.union([z.number(), z.string().regex(/^\s*(-?\d{1,20}|\d{4,6}-\d\d-\d\d)?\s*$/)])
	.nullish()
	.transform((value) => {
		const given = String(value ?? '').trim();
		if (given === '') return undefined;
		return /\d-/.test(given) ? Date.parse(`${given}T00:00Z`) : Math.trunc(Number(given));
	});

const countOrText = z.union([z.number().transform(String), line]).transform((value) => value.trim());

const readers = {
	text: line,
	prose: paragraphs,
	choice: line,
	country: line,
	many: line,
	answer,
	date: moment,
	file: line,
	copies: countOrText,
	address: line,
	clia: line,
} satisfies Record<FieldKind, z.ZodType>;

const shapeOf = (form: Form) =>
	z.object(Object.fromEntries(fieldsOf(form).map(({ name, kind = 'text' }) => [name, readers[kind]])));
const shapes = new Map<FormKind, z.ZodType<Values>>(formKinds.map((kind) => [kind, shapeOf(forms[kind])]));

type Values = Record<string, unknown>;
type Problem = WireAnswer<{ fields: string[] }>;
/** The values by the names in the code, or the response with the errors. */
export type FormResult = { values: Values } | { problem: Problem };

/** A value outside the choices counts as empty. */
function known({ choices, kind, usual = '' }: NamedField, value: unknown): unknown {
	const offered = kind === 'country' ? countryCodes : choices;
	if (offered && !offered.some((each) => each === value)) return '';
	return value === '' ? usual : value;
}

/** Reads the fields by the names in the code, and checks them. */
export function readForm(
	kind: FormKind,
	given: Fields,
	language: Language,
	uploads: Pick<Uploads, 'find'>,
): FormResult {
	const form: Form = forms[kind];
	const rules = fieldsOf(form);
	const sent = Object.fromEntries(rules.map(({ name }) => [name, given[wireName(name)]]));
	const read = checked(shapes.get(kind) ?? shapeOf(form), sent, wireName);
	const values = Object.fromEntries(rules.map((rule) => [rule.name, known(rule, read[rule.name])]));
	const problem = formProblem(form, values, language) ?? listProblem(form, given, language);
	if (problem) return { problem };
	for (const rule of rules) {
		const wrong = (key: MessageKey, limits = {}): FormResult => ({
			problem: invalid(language, key, { fields: [wireName(rule.name)] }, limits),
		});
		const value = values[rule.name];
		const { required } = rule;
		if (value === '' && required === 'without lines' && linesIn(linesOf(given)).length === 0)
			return wrong('requiredField');
		if (value === '' && isMissing(rule, values)) return wrong('cliaMissing');
		const taken = value === '' ? { value } : takenOf(rule, value, uploads);
		if ('wrong' in taken) return wrong(taken.wrong, { limit: mostCopies });
		values[rule.name] = taken.value;
	}
	return aboutProblem(form, given, language) ?? { values };
}

/** The value as it is stored, or the message that refuses it. */
function takenOf(
	{ kind }: NamedField,
	value: unknown,
	uploads: Pick<Uploads, 'find'>,
): { value: unknown } | { wrong: MessageKey } {
	const text = String(value);
	switch (kind) {
		case 'date':
			return Number(value) >= earliestDate && Number(value) <= latestDate ? { value } : { wrong: 'startDate' };
		case 'file': {
			const upload = uploads.find(uploadId(text));
			return upload ? { value: upload.id } : { wrong: 'resumeUnknown' };
		}
		case 'copies': {
			const copies = /^\d{1,3}$/.test(text) ? Number(text) : 0;
			return copies >= 1 && copies <= mostCopies ? { value: copies } : { wrong: 'copies' };
		}
		case 'address':
			// The form only causes an e-mail, so an impossible address is refused.
			return /^[^\s@]+@[^\s@]+$/.test(text) ? { value } : { wrong: 'noAddress' };
		case 'clia': {
			const number = cliaNumber(text);
			return number ? { value: number } : { wrong: 'clia' };
		}
		default:
			return { value };
	}
}

/** Whether a field is needed with the answer to another one. */
const isMissing = ({ required }: NamedField, values: Values) =>
	typeof required === 'object' && values[required.with] === required.is;

/** The response for missing or too long fields, or undefined. It names the fields for clients that can show them. */
function formProblem(form: Form, values: Values, language: Language): Problem | undefined {
	const fields = fieldsOf(form).map((rule) => ({ ...rule, value: values[rule.name] }));
	const required = fields.filter((rule) => rule.required === true || (rule.kind !== 'clia' && isMissing(rule, values)));
	const empty = required.filter(({ value }) => value === '' || value === undefined);
	const named = (some: readonly NamedField[]) => ({ fields: some.map(({ name }) => wireName(name)) });
	if (empty.length > 0) return invalid(language, missingMessage(form, empty, required), named(empty));
	for (const field of fields) {
		const isProse = field.kind === 'prose';
		const limit = isProse ? longestProse : longestLine;
		if (typeof field.value !== 'string' || field.value.length <= limit) continue;
		return invalid(language, isProse ? 'tooLongProse' : 'tooLong', named([field]), { limit });
	}
	return undefined;
}

function missingMessage(form: Form, empty: readonly NamedField[], required: readonly NamedField[]): MessageKey {
	const [first, ...others] = empty;
	if (empty.length === required.length || (form.says === 'together' && others.length > 0)) return 'requiredFields';
	return first && others.length === 0 && isMenu(first) ? 'requiredChoice' : 'requiredField';
}

function linesOf(given: Fields): string {
	const lines = given[wireName('lines')];
	return typeof lines === 'string' ? lines : '';
}

const listProblem = ({ lines }: Form, given: Fields, language: Language): Problem | undefined =>
	lines === 'checked' && hasWrongQuantity(linesOf(given))
		? invalid(language, 'lineQuantity', { fields: [wireName('lines')] })
		: undefined;

/** A form that needs an item cannot go on without one. */
function aboutProblem({ about }: Form, given: Fields, language: Language): { problem: Problem } | undefined {
	const item = given[wireName('item')];
	const kind = typeof item === 'string' ? itemIn(item)?.kind : undefined;
	if (!about || (kind && about.includes(kind))) return undefined;
	return { problem: invalid(language, 'requiredField', { fields: [wireName('item')] }) };
}

/** A sign-up uses the call of the contact form and lacks the fields that only a message has. */
const ofMessages = Object.keys(forms.contact.fields).filter((name) => !Object.hasOwn(forms.signup.fields, name));

/** The kind of form that the fields belong to. */
export const kindIn = (kind: FormKind, given: Fields): FormKind =>
	kind === 'contact' && ofMessages.every((name) => given[wireName(name)] === undefined) ? 'signup' : kind;

/** Whether all required fields are filled in. */
export const isWhole = (kind: FormKind, given: Fields, uploads: Pick<Uploads, 'find'>): boolean => {
	try {
		return 'values' in readForm(kind, given, 'en', uploads);
	} catch (error) {
		if (error instanceof Refusal) return false;
		throw error;
	}
};
