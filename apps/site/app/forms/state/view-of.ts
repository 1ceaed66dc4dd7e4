import type { Messages } from '../../messages/en.ts';
import { complaintsAbout, type Field, needsSummary } from '../fields/rules.ts';
import type { FormState } from './form-state.ts';
import type { FormView } from './form-view.ts';

type Rules = { fields: readonly Field[]; summaryFields?: readonly string[] | undefined };
type Words = Pick<Messages, 'completeField' | 'selectOption' | 'completeAllFields'>;

/** How the state of a form is shown (FORM-9 to FORM-12). */
export function viewOf(state: FormState, { fields, summaryFields }: Rules, words: Words): FormView {
	const { attempted, values, failure, phase, reference } = state;
	const complaints = attempted ? complaintsAbout(fields, values) : {};
	const errors: Partial<Record<string, string>> = {};
	const shown: readonly string[] = [...fields.map(({ name }) => name), 'meeting'];
	for (const name of shown) {
		const complaint = complaints[name];
		if (complaint) errors[name] = words[complaint];
		else if (failure?.fields.includes(name)) errors[name] = failure.text;
	}
	// The form does not repeat an error that a field already shows.
	const isSaid = shown.some((name) => failure?.fields.includes(name));
	return {
		phase,
		errors,
		summary: attempted && needsSummary(fields, values, summaryFields) ? words.completeAllFields : undefined,
		failure: isSaid ? undefined : failure?.text,
		reference,
	};
}
