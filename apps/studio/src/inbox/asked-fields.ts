import { type FormKind, forms, formWords } from '@site/contract/forms/all';
import { fieldsOf, type NamedField } from '@site/contract/forms/form';
import type { FieldWords } from '@site/contract/forms/words';
import type { Said } from '../words/said.ts';

/** A form field with its labels for staff. */
export interface SentField extends NamedField {
	words: FieldWords;
	/** Not in the collection's main form, so that it is hidden where it is empty. */
	isRare: boolean;
}

/** The fields of some forms, each once. */
export function fieldsOfForms(kinds: readonly FormKind[]): SentField[] {
	const [usual] = kinds;
	const known = new Map<string, SentField>();
	for (const kind of kinds) {
		const words: Readonly<Record<string, FieldWords | undefined>> = formWords[kind];
		for (const field of fieldsOf(forms[kind])) {
			const said = words[field.name];
			if (said && !known.has(field.name)) known.set(field.name, { ...field, words: said, isRare: kind !== usual });
		}
	}
	return [...known.values()];
}

export const labelOfField = ({ words: { en, zh } }: SentField): Said => ({ en, zh });

export const optionsOf = ({ choices = {} }: FieldWords) =>
	Object.entries(choices).map(([value, { en, cn }]) => ({ value, label: { en, zh: cn } }));
