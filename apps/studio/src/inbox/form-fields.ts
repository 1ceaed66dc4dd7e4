import { countryName } from '@site/contract/country-name';
import { type FormKind, forms, formWords } from '@site/contract/forms/all';
import { fieldsOf, type NamedField } from '@site/contract/forms/form';
import type { FieldWords } from '@site/contract/forms/words';
import type { Language } from '@site/contract/language';
import type { Said } from '../words/said.ts';

/** A form field with its labels for staff. */
export interface SentField extends NamedField {
	words: FieldWords;
}

/** The fields of some forms, each once. */
export function fieldsOfForms(kinds: readonly FormKind[]): SentField[] {
	const known = new Map<string, SentField>();
	for (const kind of kinds) {
		const words: Readonly<Record<string, FieldWords | undefined>> = formWords[kind];
		for (const field of fieldsOf(forms[kind])) {
			const said = words[field.name];
			if (said && !known.has(field.name)) known.set(field.name, { ...field, words: said });
		}
	}
	return [...known.values()];
}

export const labelOfField = ({ words: { en, zh } }: SentField): Said => ({ en, zh });

export const optionsOf = ({ choices = {} }: FieldWords) =>
	Object.entries(choices).map(([value, { en, cn }]) => ({ value, label: { en, zh: cn } }));

/** A form with what was filled in. */
export interface Sent {
	kind: FormKind;
	fields: object;
}

export interface Answer extends SentField {
	answer: string;
}

const yesNo: Record<string, Record<Language, string> | undefined> = {
	yes: { en: 'yes', cn: '是' },
	no: { en: 'no', cn: '否' },
};

function inWords({ kind, words }: SentField, value: unknown, language: Language): string {
	if (kind === 'date') {
		const day = new Date(Number(value));
		return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10);
	}
	const answer = String(value ?? '').trim();
	if (kind === 'country') return countryName(answer, language);
	if (kind === 'answer') return yesNo[answer]?.[language] ?? '';
	return words.choices?.[answer]?.[language] ?? answer;
}

/** The questions and answers of a form, in one language. */
export function answersIn({ kind, fields }: Sent, language: Language): Answer[] {
	const given: Readonly<Record<string, unknown>> = { ...fields };
	return fieldsOfForms([kind]).map((field) => ({ ...field, answer: inWords(field, given[field.name], language) }));
}
