import { countryName } from '@site/contract/country-name';
import { forms } from '@site/contract/forms/all';
import type { NamedField } from '@site/contract/forms/form';
import type { Language } from '@site/contract/language';
import type { Submission } from '@site/contract/submission';
import { fieldsOfForms, type SentField } from '../inbox/asked-fields.ts';

/** The questions and answers of a form, in one language. */
export function answersIn(
	{ kind, fields }: Pick<Submission, 'kind' | 'fields'>,
	language: Language,
	interests: readonly string[] = [],
): (SentField & { answer: string })[] {
	const given: Readonly<Record<string, unknown>> = fields;
	const inWords = (field: SentField) => {
		const answer = String(given[field.name] ?? '');
		if (isMany(field)) return interests.join(', ');
		if (field.kind === 'country') return countryName(answer, language);
		return field.words.choices?.[answer]?.[language] ?? answer;
	};
	return fieldsOfForms([forms[kind].kind]).map((field) => ({ ...field, answer: inWords(field) }));
}

const isMany = ({ kind }: NamedField) => kind === 'many';
