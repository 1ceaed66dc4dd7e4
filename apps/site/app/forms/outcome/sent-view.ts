import { forms } from '@site/contract/forms/all';
import { wireName } from '@site/contract/forms/form';
import type { SubmissionKind } from '@site/contract/submission';
import type { Layout } from '../../client/layout.ts';
import type { Messages } from '../../messages/en.ts';
import type { Visit } from '../../visit.ts';
import { askedIn, summaryFieldsOf, type Values } from '../fields/rules.ts';
import { fieldsNamedIn, namesIn } from '../fields/wire-fields.ts';
import { pristine } from '../state/form-state.ts';
import type { FormView } from '../state/form-view.ts';
import { viewOf } from '../state/view-of.ts';

/** A form submitted without JavaScript, as its page shows it after the submission (D28). */
export type SentView = {
	token: string;
	kind: SubmissionKind;
	view: FormView;
	values: Values;
	file?: { name: string; url: string };
};

type SentForm = NonNullable<Visit['sentForm']> & { kind: SubmissionKind };

/** Computed on the server, so that pages do not carry this code. */
export function sentView({ token, kind, reference, problem, values: typed, file }: SentForm, at: Where): SentView {
	const form = forms[kind];
	const names = namesIn(form);
	const values = Object.fromEntries(
		names.flatMap((name) => (typed[wireName(name)] ? [[name, typed[wireName(name)]]] : [])),
	);
	const failure = problem && { text: problem.text, fields: fieldsNamedIn(problem, names), told: false };
	const state = reference
		? ({ ...pristine, phase: 'sent', reference } as const)
		: ({ ...pristine, attempted: true, phase: 'failed', values, failure: failure ?? null } as const);
	const view = viewOf(
		state,
		{ fields: askedIn(form, true), summaryFields: summaryFieldsOf(form, at.layout) },
		at.words,
	);
	// An error about the file itself is more specific than the error that it is missing.
	const errors = problem?.fields.includes('resume') && !file ? { ...view.errors, resume: problem.text } : view.errors;
	return { token, kind, view: { ...view, errors }, values, ...(file && { file }) };
}

type Where = { layout: Layout; words: Messages };
