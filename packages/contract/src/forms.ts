import { firstForms, firstNames } from './first-forms.ts';
import type { FieldRule, FormField, FormValues } from './form-types.ts';
import { leadNames, leadRules } from './lead-rules.ts';
import type { SubmissionKind } from './submission.ts';

/** What the fields are called on the wire. */
export const wireNames = { ...firstNames, ...leadNames } as const satisfies Record<FormField, string>;

/** A form as it goes over the wire; of several kinds, one of theirs. */
export type WireForm<Kind extends SubmissionKind> = Kind extends SubmissionKind
	? { [Name in keyof FormValues<Kind> as Name extends FormField ? (typeof wireNames)[Name] : never]: string | number }
	: never;

/** The fields of each form. */
export const forms = { ...firstForms, ...leadRules } as const satisfies {
	[Kind in SubmissionKind]: Record<keyof FormValues<Kind>, FieldRule>;
};

export type NamedField = FieldRule & { name: FormField };

const isField = (name: string): name is FormField => Object.hasOwn(wireNames, name);

/** The fields of a form, each with its name. */
export function fieldsOf(kind: SubmissionKind): NamedField[] {
	const rules: Readonly<Record<string, FieldRule>> = forms[kind];
	return Object.keys(rules)
		.filter(isField)
		.map((name) => ({ name, ...rules[name] }));
}
