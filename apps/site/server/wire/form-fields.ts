import { type NamedField, wireNames } from '@site/contract/forms';
import type { Language } from '@site/contract/language';
import { plainLine, plainProse } from '@site/contract/plain-text';
import type { WireAnswer } from '@site/contract/wire';
import { z } from 'zod';
import { invalid } from './answer.ts';

/** Only against abuse: far above what visitors write. */
export const longestLine = 200;
export const longestProse = 10_000;

const written = z.string().nullish();

export const line = written.transform((value) => plainLine(value ?? ''));
export const paragraphs = written.transform((value) => plainProse(value ?? ''));

/** Says what is wrong with a form, or undefined. The fields concerned are named for clients that can show them. */
export function formProblem(
	form: object,
	rules: readonly NamedField[],
	language: Language,
): WireAnswer<{ fields: string[] }> | undefined {
	const fields = rules.map((rule) => ({ ...rule, value: valueIn(form, rule.name) }));
	const required = fields.filter((field) => field.required);
	const empty = required.filter(({ value }) => value === '' || value === undefined);
	const named = (some: readonly NamedField[]) => ({ fields: some.map(({ name }) => wireNames[name]) });
	if (empty.length > 0) return invalid(language, missingMessage(empty, required), named(empty));
	for (const field of fields) {
		const isProse = field.kind === 'prose';
		const limit = isProse ? longestProse : longestLine;
		if (typeof field.value !== 'string' || field.value.length <= limit) continue;
		return invalid(language, isProse ? 'tooLongProse' : 'tooLong', named([field]), { limit });
	}
	return undefined;
}

const valueIn = (form: object, name: string): unknown => Reflect.get(form, name);

function missingMessage(empty: readonly NamedField[], required: readonly NamedField[]) {
	if (empty.length === required.length) return 'requiredFields';
	return empty.length === 1 && empty[0]?.kind === 'choice' ? 'requiredChoice' : 'requiredField';
}
